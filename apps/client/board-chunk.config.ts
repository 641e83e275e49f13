/** The part of a bundler's knowledge that is read here. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const BOARD = /\/games\/([^/]+)\/board\//;
const ENTRY = /\/games\/[^/]+\/board\/index\.ts$/;

/**
 * What a board is made of from its first picture on goes into one file, also where parts that travel later use it
 * too: the bundler would cut it into as many files as there are ways to share it.
 */
export function boardChunk(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>();
  const isInBoard = (id: string, graph: Graph, walked: Set<string>): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (walked.has(id) || !BOARD.test(id)) return false;
    walked.add(id);
    const is =
      ENTRY.test(id) ||
      graph.getModuleInfo(id)?.importers.some(importer => isInBoard(importer, graph, walked)) === true;
    // A walk that was cut short by a circle may yet be answered otherwise.
    if (is) known.set(id, true);
    return is;
  };
  return (id, graph) => {
    const plain = id.replaceAll('\\', '/');
    const game = BOARD.exec(plain)?.[1];
    return game !== undefined && isInBoard(plain, graph, new Set()) ? `${game}-board` : null;
  };
}
