/** Text inside a line of Markdown. Everything is escaped first, so that a page can hold nothing but these signs. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPES[sign]!);

/** A rule such as MB-7.6, or a whole chapter such as MB-7. */
export const RULE_ID = /\b[A-Z]{1,4}-\d{1,3}(?:\.\d{1,3}[a-z]?)?\b/g;

export interface InlineOptions {
  /** Address of a rule, or nothing if there is no such rule. */
  readonly ruleAddress: (id: string) => string | undefined;
}

const CODE = /`([^`]+)`/g;
const LINK = /\[([^\]]+)\]\(([^()\s]+)\)/g;
/** Between letters, also where one of them is emphasised or stands in quotation marks. */
const APOSTROPHE = /(?<=\p{L}|\p{L}\*)'(?=\*?[\p{L}«])/gu;
/** Stands for a finished piece while the rest of the line is read; a private character that the text is cleared of. */
const HOLDER = /\ue000(\d+)\ue000/g;

function linkTo(label: string, target: string, { ruleAddress }: InlineOptions): string {
  if (target.startsWith('#')) {
    const address = ruleAddress(target.slice(1));
    return address === undefined ? label : `<a class="link" href="${escapeHtml(address)}">${label}</a>`;
  }
  if (!/^https?:\/\//.test(target)) return label;
  return `<a class="link" href="${target}" target="_blank" rel="noopener noreferrer">${label}</a>`;
}

export function renderInline(source: string, options: InlineOptions): string {
  const finished: string[] = [];
  const hold = (html: string): string => `\ue000${finished.push(html) - 1}\ue000`;
  return escapeHtml(source.replaceAll('\ue000', ''))
    .replaceAll(CODE, (_, code: string) => hold(`<code>${code}</code>`))
    .replaceAll(APOSTROPHE, '’')
    .replaceAll(LINK, (_, label: string, target: string) => hold(linkTo(label, target, options)))
    .replaceAll(RULE_ID, id => {
      const address = options.ruleAddress(id);
      return address === undefined ? id : hold(`<a class="link" href="${escapeHtml(address)}">${id}</a>`);
    })
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])/g, '<em>$1</em>')
    .replaceAll(HOLDER, (_, index: string) => finished[Number(index)]!);
}

/** The bare words of a line, for searching and for titles. */
export const plainText = (source: string): string =>
  source.replaceAll(LINK, '$1').replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim();
