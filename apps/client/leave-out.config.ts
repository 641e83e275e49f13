import type { Plugin } from 'vite';

/**
 * The catalogue names rules, bots and texts side by side, but a page and its worker are built apart and each
 * needs only its half. What is left out becomes a module that refuses to load, so that nobody holds a state on
 * the page by accident.
 */
export function leaveOut(files: RegExp, reason: string): Plugin {
  const PREFIX = '\0left-out:';
  return {
    name: 'palio-leave-out',
    // Served for development, page and worker share one graph of modules: there each loads what it asks for.
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('@palio/')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found !== null && files.test(found.id.replaceAll('\\', '/')) ? `${PREFIX}${source}` : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const message = `${id.slice(PREFIX.length)}: ${reason}`;
      return {
        code: `throw new Error(${JSON.stringify(message)});`,
        moduleSideEffects: true,
      };
    },
  };
}
