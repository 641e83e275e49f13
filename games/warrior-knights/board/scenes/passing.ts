/** What stands over the map, or beside it, only for a while: it travels when the first of it is needed. */

/** Secret planning: the hand and the three stacks. */
export { default as PlanningScene } from './PlanningScene.svelte';
/** Battles, assaults and sieges: targets, commanders, hands, odds, casualties, victories. */
export { default as BattleScene } from './BattleScene.svelte';
/** Agendas, stakes, declarations. */
export { default as AssemblyScene } from './AssemblyScene.svelte';
/** Events with their Faith, expeditions, wages, revolts, consents. */
export { default as EventScene } from './EventScene.svelte';
/** Everything that may be known of a Baron. */
export { default as BaronSheet } from './BaronSheet.svelte';
/** The battle just fought. */
export { default as Report } from './battle/Report.svelte';
export { default as Offer } from './deals/Offer.svelte';
export { default as OfferDraft } from './deals/OfferDraft.svelte';
export { default as Promised } from './deals/Promised.svelte';
/** The answers that a Baron gives in advance. */
export { default as Standing } from './deals/Standing.svelte';
/** The three expeditions under way. */
export { default as Fleets } from './event/Fleets.svelte';
/** A card that lies open, with what lies beside it. */
export { default as ActionCard } from './drawing/ActionCard.svelte';
export { default as Stacks } from './strip/Stacks.svelte';
export { default as WhereTo } from './strip/WhereTo.svelte';
