const ENERGY = /\b(?:gas|electricity|energy|fuel|power)\b/i
const OTHER = /\bother\b/i
/** "Fuel", "Energy costs", "Electric"; after a bought or electric thing it must be energy ("Purchased power", not "Purchased commodities"). */
const OTHER_ENERGY =
  /^(?:fuel|energy|electricity)\b|^electric$|^(?:purchased|electric)\b.*\b(?:fuel|power|gas|electric(?:ity)?|energy|generation)\b/i

/**
 * "Cost of natural gas sold" beside fuel and purchased power is one expense of a utility, not what its revenue costs,
 * also where a cost of other sales follows it. `named` are the names of the lines called costs, `rest` those of the others.
 */
export const isOneEnergyOfMany = (named: readonly string[], rest: readonly string[]): boolean =>
  named.some((name) => ENERGY.test(name)) &&
  named.every((name) => ENERGY.test(name) || OTHER.test(name)) &&
  rest.some((name) => OTHER_ENERGY.test(name))
