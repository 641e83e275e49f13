import { AGENDAS, type AgendaId } from '../rules/index.ts';

const GIFTS: Readonly<Partial<Record<AgendaId, number>>> = {
  grantOfHonour: 1,
  royalGrant: 0.3,
  electionOfChairman: 0.35,
  churchSynod: 0.3,
};
export const CHARGE_OR_OFFICE = 0.35;
const FIRST_CHARGE = AGENDAS.indexOf('saltConcession');

/** What an Agenda gives to the chosen Baron; 0 where it is no gift. */
export const giftWorth = (agenda: number): number =>
  GIFTS[AGENDAS[agenda]!] ?? (agenda >= FIRST_CHARGE ? CHARGE_OR_OFFICE : 0);
