import type { Plugin } from 'vite';
import { bareFigures } from '@palio/kernel';

/** Figures travel without their notes and sources, which only those who read the files need. */
export function onlyFigures(files: RegExp): Plugin {
  return {
    name: 'palio-only-figures',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.replaceAll('\\', '/').split('?');
      return files.test(file) ? { code: JSON.stringify(bareFigures(JSON.parse(code))), map: null } : null;
    },
  };
}
