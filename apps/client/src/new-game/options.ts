import type { Options, OptionValue } from '@palio/kernel';
import type { OptionFacts } from '../worker/protocol.ts';

export const usualOptions = (specs: readonly OptionFacts[]): Options =>
  Object.fromEntries(specs.map(spec => [spec.id, spec.default]));

/** Whether an option matters with these choices; one that depends on a hidden one is hidden too. */
export function isShown(spec: OptionFacts, specs: readonly OptionFacts[], options: Options): boolean {
  const { when } = spec;
  if (when === undefined) return true;
  const other = specs.find(candidate => candidate.id === when.option);
  if (other === undefined || !isShown(other, specs, options)) return false;
  return when.is.includes(options[other.id] ?? other.default);
}

/** What is handed to the rules: hidden options keep their defaults. */
export const chosenOptions = (specs: readonly OptionFacts[], options: Options): Options =>
  Object.fromEntries(
    specs
      .filter(spec => isShown(spec, specs, options))
      .map(spec => [spec.id, options[spec.id] ?? spec.default]),
  );

/** A number typed into a field, kept within its bounds. */
export function within(
  spec: { readonly min: number; readonly max: number; readonly default: number },
  typed: number,
): OptionValue {
  return Number.isInteger(typed) ? Math.max(spec.min, Math.min(spec.max, typed)) : spec.default;
}
