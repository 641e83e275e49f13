import type { AreaId, CardId, NeutralId, ProposalId, TrackId } from '../rules/names.ts';
import type { FatePurpose } from '../rules/events.ts';
import type { Law } from '../rules/state.ts';
import type { BallotSubject } from '../rules/terms.ts';
import {
  AGENDA_IDS,
  AREA_IDS,
  BARON_NAMES,
  CARD_IDS,
  CITY_NAMES,
  EVENT_IDS,
  FATE_NAMES,
  GARRISON,
  isYesNoAgenda,
  NEUTRAL_IDS,
  NOBLE_NAMES,
  ownerOf,
  REGION_NAMES,
  TRACK_IDS,
  TROOP_NAMES,
  WALLS,
} from './figures.ts';
import type { Words } from './words.ts';

/** Names of everything that actions, events and views mean by an index. */
export class Names {
  readonly words: Words;
  constructor(words: Words) {
    this.words = words;
  }

  readonly region = (region: number): string => REGION_NAMES[region] ?? this.words.terms.nobody;
  readonly path = (regions: readonly number[]): string => regions.map(this.region).join(' → ');
  readonly city = (city: number): string => CITY_NAMES[city] ?? this.words.terms.stronghold;
  readonly noble = (noble: number): string => NOBLE_NAMES[noble] ?? this.words.terms.nobody;
  readonly baron = (seat: number): string => BARON_NAMES[seat] ?? this.words.terms.neutral;
  readonly card = (card: number): CardId => CARD_IDS[card] ?? 'levyTaxes';
  readonly cardName = (card: number): string => this.words.cards[this.card(card)].name;
  readonly neutral = (card: number): NeutralId => NEUTRAL_IDS[card] ?? 'uncertainTimes';
  readonly area = (area: number): AreaId => AREA_IDS[area] ?? 'taxation';
  readonly areaName = (area: number): string => this.words.terms.areas[this.area(area)];
  readonly track = (track: number): TrackId => TRACK_IDS[track] ?? 'ceylon';
  readonly trackName = (track: number): string => this.words.terms.tracks[this.track(track)];

  readonly holder = (holder: number): string => {
    if (holder === WALLS) return this.words.terms.walls;
    if (holder >= GARRISON) return this.words.terms.garrison(this.baron(ownerOf(holder)));
    return this.noble(holder);
  };

  readonly troop = (troop: number): string => {
    const figure = TROOP_NAMES[troop];
    if (figure === undefined) return this.words.terms.all;
    const { nationality, strength } = figure;
    const kind =
      nationality === null ? this.words.terms.regular : this.words.terms.nationalities[nationality];
    return `${kind} ${strength}`;
  };
  readonly troops = (troops: readonly number[]): string => troops.map(this.troop).join(', ');

  readonly fate = (card: number): string => {
    const fate = FATE_NAMES[card];
    return fate === undefined ? '?' : `${this.words.terms.results[fate.battle]} (${fate.id})`;
  };
  readonly fates = (cards: readonly number[]): string =>
    cards.length === 0 ? this.words.terms.noCards : cards.map(this.fate).join(', ');

  /** What a revealed card says to the question it was revealed for (WK-3.6). */
  readonly fateFor = (card: number, purpose: FatePurpose): string => {
    const fate = FATE_NAMES[card];
    if (fate === undefined) return '?';
    const { terms } = this.words;
    switch (purpose) {
      case 'chairman':
      case 'head':
      case 'proposer':
      case 'tie':
        return this.baron(fate.baron);
      case 'noble':
        return `${terms.symbols[fate.symbol]} (${this.baron(fate.baron)})`;
      case 'raze':
      case 'city':
        return this.city(fate.city);
      case 'nationality':
      case 'deserter':
        return terms.nationalities[fate.nationality];
      case 'revolt':
        return fate.revolt ? terms.revolt : terms.noRevolt;
      case 'expedition':
        return fate.expeditions.map((result, at) => `${this.trackName(at)} ${terms.news[result]}`).join(', ');
      case 'battle':
        return terms.results[fate.battle];
    }
  };

  readonly event = (event: number): string => this.words.events[EVENT_IDS[event] ?? 'floods'];
  readonly agenda = (agenda: number): string =>
    this.words.agendas[AGENDA_IDS[agenda] ?? 'privateMotion'].name;

  /** A Law by its card, or by what was freely proposed. */
  readonly law = (id: string): string => {
    const agendas: Readonly<Record<string, { readonly name: string } | undefined>> = this.words.agendas;
    const free: Readonly<Record<string, string | undefined>> = this.words.proposals;
    return agendas[id]?.name ?? free[id] ?? id;
  };

  readonly proposal = (proposal: string, values: readonly number[]): string => {
    const name = this.words.proposals[proposal as ProposalId];
    const details = values.map((value, at) => this.value(proposal, at, value)).join(', ');
    return details === '' ? name : `${name}: ${details}`;
  };

  /** A Law with what was proposed for it: whose truce, how much. */
  readonly wholeLaw = ({ id, values }: Pick<Law, 'id' | 'values'>): string =>
    values.length === 0 ? this.law(id) : this.proposal(id, values);

  /** What is voted on; a Law to be discarded is named where it is known. */
  readonly subject = (subject: BallotSubject, law?: Law): string => {
    if (subject.type === 'agenda') return this.agenda(subject.agenda);
    const { proposal, values } = subject;
    if (proposal !== 'discardLaw' || law === undefined) return this.proposal(proposal, values);
    return `${this.words.proposals.discardLaw}: ${this.wholeLaw(law)}`;
  };

  /** What a parameter of a proposal means: mostly a Baron, else a card, a Noble, a city or a number. */
  readonly value = (proposal: string, at: number, value: number): string => {
    if (proposal === 'discardLaw') return `${value + 1}`;
    if (proposal === 'discardCharge' || proposal === 'voteDiscardedAgenda') return this.agenda(value);
    if (proposal === 'discardOffice') return this.noble(value);
    if (proposal === 'cedeCity') return this.city(value);
    const isNumber =
      proposal === 'mercenarySurcharge' ||
      proposal === 'cityIncomeChange' ||
      (proposal === 'transferCrowns' && at === 2) ||
      ((proposal === 'treasuryGrant' || proposal === 'fine') && at === 1);
    return isNumber ? `${value > 0 ? '+' : ''}${value}` : this.baron(value);
  };

  /** A side of a ballot: yes, no, or a candidate. */
  readonly side = (subject: BallotSubject, side: number): string => {
    if (side < 0) return this.words.terms.nobody;
    if (subject.type === 'agenda' && !isYesNoAgenda(subject.agenda)) return this.baron(side);
    return side === 1 ? this.words.terms.yes : this.words.terms.no;
  };
}
