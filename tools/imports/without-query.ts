import type { IResolveOptions } from 'dependency-cruiser';

type ResolvePlugin = Extract<NonNullable<IResolveOptions['plugins']>[number], { apply: unknown }>;

/**
 * Vite's suffixes (`RULES.md?raw`, `worker.ts?worker`) say how to load a file, not which one; left in
 * place they hide a file that a package exports from the resolver.
 */
export const withoutQuery: ResolvePlugin = {
  apply(resolver) {
    const hook = resolver.ensureHook('resolve');
    hook.tapAsync('WithoutQuery', (request, context, callback) => {
      const [file = '', ...query] = (request.request || '').split('?');
      if (query.length === 0) callback();
      else resolver.doResolve(hook, { ...request, request: file }, null, context, callback);
    });
  },
};
