import type { Baron, State } from './state.ts';

/**
 * Readonly lists and objects are replaced, never changed, so that copies share them; all others are copied here.
 * Keep in step with State: the basic tests compare a clone with its original and look for shared objects.
 */
export function clone(state: State): State {
  return {
    stack: state.stack.slice(),
    table: state.table,
    round: state.round,
    phase: state.phase,
    currentStack: state.currentStack,
    chairman: state.chairman,
    head: state.head,
    barons: state.barons.map(cloneBaron),
    nobles: state.nobles.slice(),
    cities: state.cities.slice(),
    fateDeck: state.fateDeck.slice(),
    fateKnown: state.fateKnown.slice(),
    eventTop: state.eventTop,
    eventBag: state.eventBag,
    eventDiscard: state.eventDiscard,
    agendaBag: state.agendaBag,
    agendaDiscard: state.agendaDiscard,
    agendas: state.agendas,
    laws: state.laws,
    mercenaryDeck: state.mercenaryDeck,
    offer: state.offer,
    spots: state.spots,
    expeditions: state.expeditions,
    neutrals: state.neutrals,
    neutralsIn: state.neutralsIn,
    reserve: state.reserve,
    lastRound: state.lastRound,
    storms: state.storms,
    floods: state.floods,
    wageSurcharge: state.wageSurcharge,
    current: state.current,
    battle: state.battle,
    assembly: state.assembly,
    ballot: state.ballot,
    deals: state.deals,
    promises: state.promises,
    winner: state.winner,
    ending: state.ending,
  };
}

function cloneBaron(baron: Baron): Baron {
  return {
    crowns: baron.crowns,
    faith: baron.faith,
    votes: baron.votes,
    prestige: baron.prestige,
    eliminated: baron.eliminated,
    banned: baron.banned,
    heretic: baron.heretic,
    hand: baron.hand,
    returned: baron.returned,
    planned: baron.planned,
    allocated: baron.allocated,
    charges: baron.charges,
    stronghold: baron.stronghold,
    breaches: baron.breaches,
    besieger: baron.besieger,
    siegeRound: baron.siegeRound,
    garrison: baron.garrison,
    garrisonTokens: baron.garrisonTokens,
    lasting: baron.lasting,
    standing: baron.standing,
    offersMade: baron.offersMade,
  };
}
