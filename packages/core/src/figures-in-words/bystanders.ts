/**
 * What a sentence may tell of beside a company and that has no revenue and no profit of its own: people by what they do as
 * buyers, workers and onlookers, the weather, the economy, moods and troubles. Left out is whoever keeps books: trades,
 * shops, brands, suppliers, parts of a company.
 */
const set = (...words: readonly string[]): ReadonlySet<string> => new Set(words.join(' ').trim().split(/\s+/))

const BYSTANDERS: ReadonlySet<string> = set(
  // buyers and those who live somewhere
  'consumer consumers shopper shoppers buyer buyers customer customers client clients household households family families driver drivers motorist motorists',
  'commuters traveller travellers traveler travelers tourist tourists holidaymakers vacationers flyers fliers passengers globetrotters jet-setters diner diners drinkers',
  'eaters smokers runners joggers athletes gamers viewers listeners readers users homeowner homeowners renters buyers bargain-hunters do-it-yourselfers handymen builders',
  'patients doctors nurses parents mothers fathers kids children teenagers students pupils pensioners retirees millennials americans europeans britons',
  'cardholders borrowers savers subscribers members visitors guests fans enthusiasts aficionados collectors hobbyists sneakerheads geeks techies nerds early-adopters',
  'citizens residents locals voters taxpayers crowds hordes throngs queues lines legions armies droves',
  // workers and others who are spoken of
  'worker workers employee employees staff engineers scientists researchers designers machinists welders pilots strikers unions union lawyers accountants',
  'advertisers marketers developers coders programmers politicians regulators lawmakers ministers governments voters hackers thieves critics sceptics skeptics doubters cynics',
  'naysayers bears bulls pundits traders speculators analysts strategists economists commentators sell-siders shareholders stockholders investors punters',
  // money, prices and the state of the world
  'demand supply appetite thirst hunger interest spending consumption traffic footfall inflation deflation recession downturn slump slowdown boom bust upturn recovery',
  'economy economies growth prosperity unemployment wages salaries rents rates mortgages prices price pricing discounts discounting discount markdowns promotions tariffs tariff duties sanctions taxes',
  'petrol gasoline oil crude gas fuel energy freight shipping steel aluminium aluminum copper cotton sugar corn wheat commodities chips memory silicon',
  'competition rivalry regulation legislation politics elections war wars peace pandemic pandemics lockdown lockdowns covid virus flu vaccination vaccinations',
  'strike strikes walkout walkouts stoppage stoppages shortage shortages glut gluts bottleneck bottlenecks delay delays outage outages disruption disruptions snag snags hiccups',
  'accident accidents crash crashes scandal scandals crisis crises lawsuit lawsuits litigation investigation investigations probe probes recall recalls grounding groundings cyberattack cyberattacks hack hacks',
  'weather winter summer spring autumn christmas easter holidays hurricanes hurricane storms floods drought heat cold snow rain sunshine',
  'headlines news rumours rumors gossip chatter criticism protests boycott boycotts backlash outcry controversy controversies fads fashion fashions tastes taste habits',
  // what befalls a company, and what it is praised for
  'luck fortune fortunes misfortune misfortunes woes troubles trouble problems pain misery mishaps missteps blunders mistakes gamble gambles bet bets wager patience perseverance',
  'discipline thrift austerity belt-tightening cost-cutting penny-pinching frugality generosity ambition ambitions hubris caution confidence optimism pessimism euphoria hype buzz excitement',
  'momentum turnaround comeback revival rebound recovery resurgence renaissance transformation reinvention overhaul reshuffle restructuring reorganisation reorganization rebranding',
  'strategy tactics plan plans playbook recipe formula secret magic mojo spell sparkle shine lustre luster fizz swagger dominance reign heyday honeymoon party hangover',
  'story saga tale fairytale drama soap-opera journey march ascent climb rise descent decline fall winning-streak streak run rollercoaster ride adventure',
  'mood moods sentiment faith trust loyalty nostalgia fatigue nerves worries worry fears fear anxiety panic hopes gloom cheer relief',
  'technology innovation digitalisation automation electrification globalisation globalization ai robots robot algorithms satellites scale size diversification',
  'dust curtain tide tides wind winds clouds sun sky stars gods',
  // doing, as a subject
  'advertising haggling queueing stockpiling hoarding binge-watching upgrading travelling traveling touring cooking gaming',
)

/** @param word in small letters */
export const isBystander = (word: string): boolean => BYSTANDERS.has(word)
