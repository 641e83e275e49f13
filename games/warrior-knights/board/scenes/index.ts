/** Secret planning: the hand and the three stacks. */
export { default as PlanningScene } from './PlanningScene.svelte';
/** The card that was revealed, the stacks, and how many cards are missing until each special phase. */
export { default as CardStrip } from './CardStrip.svelte';
/** Battles, assaults and sieges: targets, commanders, hands, odds, casualties, victories. */
export { default as BattleScene } from './BattleScene.svelte';
/** Agendas, stakes, declarations; in the rail the Agendas to come and what is in force. */
export { default as AssemblyScene } from './AssemblyScene.svelte';
/** Events with their Faith, expeditions, wages, revolts, consents; in the rail fleets and the next Event. */
export { default as EventScene } from './EventScene.svelte';
/** Offers, promises, heirs, and the standing answers. */
export { default as DealsPanel } from './DealsPanel.svelte';
export { default as BaronSheet } from './BaronSheet.svelte';
/** What has just happened, in a sentence over the map, with the battle just fought and offers that wait. */
export { default as ChronicleHints } from './ChronicleHints.svelte';

export { STAGE_ACTIONS } from './stage-actions.ts';
