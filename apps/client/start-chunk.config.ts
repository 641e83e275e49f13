/** The part of a bundler's knowledge that is read here. */
interface Graph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** The service worker is an entry of its own and shares nothing. */
const PAGE = /\/index\.html$/;

/**
 * Whatever the start page loads before it shows anything goes into one file: dozens of small ones, split where
 * later pages share them, compress worse and cost a request each.
 */
export function startChunk(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>();
  const isInStart = (id: string, graph: Graph, walked: Set<string>): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (walked.has(id)) return false;
    walked.add(id);
    const found = graph.getModuleInfo(id);
    if (found === null) return false;
    const is =
      (found.isEntry && PAGE.test(id)) ||
      found.importers.some(importer => isInStart(importer, graph, walked));
    // A walk that was cut short by a circle may yet be answered otherwise.
    if (is) known.set(id, true);
    return is;
  };
  // The page itself stays an entry of its own, under its own name in the manifest.
  return (id, graph) => (!PAGE.test(id) && isInStart(id, graph, new Set()) ? 'start' : null);
}
