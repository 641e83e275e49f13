import { escapeHtml, type InlineOptions, plainText, renderInline } from './inline.ts';

/** Where a rule comes from, as its tag says. */
export const ORIGINS = ['seed', 'public', 'interpretation', 'reconstructed'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface Block {
  readonly html: string;
  /** The words alone, for the search. */
  readonly text: string;
  /** Set for a numbered rule. */
  readonly rule?: string;
  readonly origins?: readonly Origin[];
  /** What the tag says in full. */
  readonly source?: string;
  /** Set for a picture; its words are what the text says of it. */
  readonly picture?: string;
}

export interface Chapter {
  /** The rule id of the chapter, or its number in the page. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Page {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const HEADING = /^(#{1,4}) +(.+)$/;
const RULE = /^- \*\*([A-Z]{1,4}-[\d.]+[a-z]?)\*\* +(.*)$/;
const CHAPTER = /^([A-Z]{1,4}-\d{1,3}) +(.+)$/;
const TAG = /\s*\[([^[\]]+)\]$/;
const BULLET = /^- +(.*)$/;
const NUMBERED = /^\d+\. +(.*)$/;
const PICTURE = /^!\[([^\]]+)\]\(picture:([a-z-]+)\)$/;

function originsOf(tag: string): readonly Origin[] {
  return ORIGINS.filter(origin => new RegExp(`\\b${origin}\\b`).test(tag));
}

function ruleBlock(id: string, body: string, options: InlineOptions): Block {
  const tag = TAG.exec(body)?.[1];
  const origins = tag === undefined ? [] : originsOf(tag);
  const words = origins.length === 0 ? body : body.replace(TAG, '');
  const text = `${id} ${plainText(body)}`;
  const html = `<p>${renderInline(words, options)}</p>`;
  return { html, text, rule: id, origins, ...(origins.length === 0 ? {} : { source: plainText(tag!) }) };
}

const cellsOf = (row: string): string[] =>
  row
    .replaceAll(/^\||\|\s*$/g, '')
    .split('|')
    .map(cell => cell.trim());

function table(rows: readonly string[], options: InlineOptions): string {
  const [head = '', , ...body] = rows;
  const cells = (row: string, tag: 'th' | 'td'): string =>
    cellsOf(row)
      .map((cell, i) => {
        const content = renderInline(cell, options);
        if (tag === 'th') return `<th scope="col">${content}</th>`;
        return i === 0 ? `<th scope="row">${content}</th>` : `<td>${content}</td>`;
      })
      .join('');
  const lines = body.map(row => `<tr>${cells(row, 'td')}</tr>`).join('');
  // Wide tables scroll inside their frame, which the keyboard must reach.
  return `<div class="table-frame" tabindex="0"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

/** Takes lines from the front as long as they fit. */
function takeWhile(lines: string[], fits: (line: string) => boolean): string[] {
  const end = lines.findIndex(line => !fits(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

const isPlain = (line: string): boolean =>
  line.trim() !== '' && !/^(#|```|\|)/.test(line) && !BULLET.test(line) && !NUMBERED.test(line);

function listBlock(lines: string[], pattern: RegExp, tag: 'ul' | 'ol', options: InlineOptions): Block {
  const items = takeWhile(lines, line => pattern.test(line) && !RULE.test(line)).map(
    line => pattern.exec(line)![1]!,
  );
  const html = `<${tag}>${items.map(item => `<li>${renderInline(item, options)}</li>`).join('')}</${tag}>`;
  return { html, text: items.map(plainText).join(' ') };
}

function fencedBlock(lines: string[]): Block {
  lines.shift();
  const content = takeWhile(lines, line => !line.startsWith('```')).join('\n');
  lines.shift();
  return { html: `<pre tabindex="0"><code>${escapeHtml(content)}</code></pre>`, text: '' };
}

function paragraphBlock(lines: string[], options: InlineOptions): Block {
  // At least one line, whatever it is, so that reading always goes on.
  const source = [lines.shift()!, ...takeWhile(lines, isPlain)].join(' ');
  return { html: `<p>${renderInline(source, options)}</p>`, text: plainText(source) };
}

function nextBlock(lines: string[], options: InlineOptions): Block {
  const line = lines[0]!;
  const rule = RULE.exec(line);
  if (rule !== null) {
    lines.shift();
    return ruleBlock(rule[1]!, rule[2]!, options);
  }
  const [, caption, picture] = PICTURE.exec(line) ?? [];
  if (caption !== undefined && picture !== undefined) {
    lines.shift();
    return { html: renderInline(caption, options), text: plainText(caption), picture };
  }
  if (line.startsWith('```')) return fencedBlock(lines);
  if (line.startsWith('|')) {
    const rows = takeWhile(lines, row => row.startsWith('|'));
    return {
      html: table(rows, options),
      text: rows.map(row => plainText(row.replaceAll('|', ' '))).join(' '),
    };
  }
  const heading = HEADING.exec(line);
  if (heading !== null) {
    lines.shift();
    return { html: `<h3>${renderInline(heading[2]!, options)}</h3>`, text: plainText(heading[2]!) };
  }
  if (BULLET.test(line)) return listBlock(lines, BULLET, 'ul', options);
  if (NUMBERED.test(line)) return listBlock(lines, NUMBERED, 'ol', options);
  return paragraphBlock(lines, options);
}

/** Reads the Markdown that our rule pages are written in; anything else stays plain text. */
export function readPage(source: string, options: InlineOptions): Page {
  const lines = source.split(/\r?\n/).map(line => line.trimEnd());
  const chapters: { id: string; title: string; blocks: Block[] }[] = [];
  let title = '';
  let blocks: Block[] = [];
  const open = (id: string, name: string): void => {
    blocks = [];
    chapters.push({ id, title: name, blocks });
  };
  while (lines.length > 0) {
    const heading = HEADING.exec(lines[0]!);
    if (lines[0] === '') lines.shift();
    else if (heading?.[1] === '#') {
      lines.shift();
      title = plainText(heading[2]!);
      open('top', title);
    } else if (heading?.[1] === '##') {
      lines.shift();
      const [, id, name] = CHAPTER.exec(heading[2]!) ?? [];
      open(id ?? `part-${chapters.length}`, plainText(name ?? heading[2]!));
    } else {
      if (chapters.length === 0) open('top', title);
      blocks.push(nextBlock(lines, options));
    }
  }
  return { title, chapters };
}

/** Every rule and chapter id of a page, without rendering it. */
export function ruleIds(source: string): ReadonlySet<string> {
  const ids = [...source.matchAll(/^(?:- \*\*|## )([A-Z]{1,4}-\d[\d.]*[a-z]?)(?=\*\* | )/gm)];
  return new Set(ids.map(match => match[1]!));
}

/** A rule with the title of its chapter, or a chapter with all of its rules. */
export function findRule(
  page: Page,
  id: string,
): { readonly chapter: string; readonly blocks: readonly Block[] } | undefined {
  for (const { id: own, title, blocks } of page.chapters) {
    if (own === id) return { chapter: title, blocks };
    const rule = blocks.find(block => block.rule === id);
    if (rule !== undefined) return { chapter: title, blocks: [rule] };
  }
  return undefined;
}

/** The chapters with only the blocks that contain every word of the search. */
export function searchPage(page: Page, search: string): readonly Chapter[] {
  const words = search
    .replaceAll('’', "'")
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  if (words.length === 0) return page.chapters;
  const fits = (block: Block): boolean => {
    const text = block.text.toLowerCase();
    return words.every(word => text.includes(word));
  };
  return page.chapters
    .map(chapter => ({ ...chapter, blocks: chapter.blocks.filter(fits) }))
    .filter(chapter => chapter.blocks.length > 0);
}
