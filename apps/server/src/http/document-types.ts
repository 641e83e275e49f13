/** As much of JSON Schema as our own schemas use. */
export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const INDENT = '  ';

const literal = (value: unknown): string =>
  `<b>${escaped(typeof value === 'string' ? `'${value}'` : JSON.stringify(value))}</b>`;

const link = (name: string): string => `<a href="#type-${escaped(name)}">${escaped(name)}</a>`;

/** Which type of its own a schema is or refers to. */
const nameOf = ({ $ref, $id }: Schema): string | undefined => $ref?.split('/').at(-1) ?? $id;

/** What a value must be beside its type. */
export function remarkOn({
  description,
  minimum,
  maximum,
  minLength,
  maxLength,
  pattern,
}: Schema): string | undefined {
  const range = (least: number | undefined, most: number | undefined, unit: string): string[] => {
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`at least ${least}${unit}`];
    return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`];
  };
  const remarks = [
    ...(description === undefined ? [] : [description.replace(/\.$/, '')]),
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...(pattern === undefined ? [] : [pattern]),
  ];
  return remarks.length === 0 ? undefined : remarks.join('; ');
}

function fields({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = indent + INDENT;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    const remark = nameOf(schema) === undefined ? remarkOn(schema) : undefined;
    const comment = remark === undefined ? '' : ` <i>// ${escaped(remark)}</i>`;
    return `${inner}${escaped(name)}${mark}: ${typeText(schema, inner)};${comment}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function recordOf({ additionalProperties, patternProperties = {} }: Schema): Schema | undefined {
  if (typeof additionalProperties === 'object') return additionalProperties;
  return Object.values(patternProperties)[0];
}

function objectText(schema: Schema, indent: string): string {
  const record = schema.properties === undefined ? recordOf(schema) : undefined;
  return record === undefined ? fields(schema, indent) : `{ [name]: ${typeText(record, indent)} }`;
}

function plainText({ type }: Schema): string {
  if (type === undefined) return 'any';
  return typeof type === 'string' ? type : type.join(' | ');
}

function arrayText(items: Schema, indent: string): string {
  const inner = typeText(items, indent);
  const isUnion = nameOf(items) === undefined && (items.anyOf !== undefined || items.enum !== undefined);
  return isUnion ? `(${inner})[]` : `${inner}[]`;
}

/** A schema as one would write the type, as HTML; types of their own are linked. */
export function typeText(schema: Schema, indent = '', isOwn = false): string {
  const name = isOwn ? undefined : nameOf(schema);
  if (name !== undefined) return link(name);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.anyOf !== undefined) return schema.anyOf.map(each => typeText(each, indent)).join(' | ');
  if (schema.type === 'array') return arrayText(schema.items ?? {}, indent);
  if (schema.type === 'object') return objectText(schema, indent);
  return plainText(schema);
}

/** The types of their own within a schema, wherever they stand in it. */
export function typesWithin({
  anyOf = [],
  items,
  properties = {},
}: Schema): [name: string, schema: Schema][] {
  const parts = [...anyOf, ...(items === undefined ? [] : [items]), ...Object.values(properties)];
  return parts.flatMap(part => [
    ...(part.$id === undefined ? [] : [[part.$id, part] as [string, Schema]]),
    ...typesWithin(part),
  ]);
}
