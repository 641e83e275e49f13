import type { Component } from 'svelte';
import type { Action } from '../../rules/actions.ts';
import Answers from './Answers.svelte';
import type { BaronSheetProps, SceneProps } from './contract.ts';

/** Secret planning: the hand and the three stacks. */
export const PlanningScene: Component<SceneProps> = Answers;
/** The card that was revealed, the stacks, and how many cards are missing until each special phase. */
export const CardStrip: Component<SceneProps> = Answers;
/** Battles, assaults and sieges: commanders, hands, odds, casualties, victories. */
export const BattleScene: Component<SceneProps> = Answers;
/** Agendas, stakes, declarations; in the rail the Agendas to come and the Laws in force. */
export const AssemblyScene: Component<SceneProps> = Answers;
/** Events with their faith, expeditions; in the rail the fleets and the colour of the next Event. */
export const EventScene: Component<SceneProps> = Answers;
/** Offers, promises, heirs, and the standing answers. */
export const DealsPanel: Component<SceneProps> = Answers;
export const BaronSheet: Component<BaronSheetProps> = Answers;
/** One sentence of the chronicle over the map, for what has just happened. */
export const ChronicleHints: Component<SceneProps> = Answers;

/** Actions that a scene gives a button of its own on the stage, large enough everywhere. */
export const STAGE_ACTIONS: ReadonlySet<Action['type']> = new Set<Action['type']>();
