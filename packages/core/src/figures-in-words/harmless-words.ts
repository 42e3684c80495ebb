/**
 * The verbs and adjectives that may stand between a figure's name and its amount and change nothing. The lists are
 * closed: a verb may deny ("avoided"), exaggerate ("dwarfed") or average, an adjective may give a length, a place or a
 * basis ("daily", "domestic", "pretax"), and no ending tells which. A word that is missing here costs a mark; one that
 * should not be here is a false one.
 */

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** To have, to earn, to bring in, to show so much; in the forms that stand in sentences. */
const TELLING = listed(`
  achieve achieves achieved achieving attain attains attained attaining attract attracts attracted attracting
  bag bags bagged bagging bank banks banked banking boast boasts boasted boasting book books booked booking
  bring brings brought bringing carve carves carved carving chalk chalks chalked chalking chip chips chipped chipping
  churn churns churned churning clock clocks clocked clocking coin coins coined coining collect collects collected
  collecting command commands commanded commanding conjure conjures conjured conjuring contribute contributes contributed
  contributing convert converts converted converting crank cranks cranked cranking deliver delivers delivered delivering
  disgorge disgorges disgorged disgorging dish dishes dished dishing draw draws drew drawn drawing drum drums drummed
  drumming earn earns earned earning eke ekes eked eking enjoy enjoys enjoyed enjoying extract extracts extracted extracting
  fetch fetches fetched fetching flaunt flaunts flaunted flaunting furnish furnishes furnished furnishing garner garners
  garnered garnering gather gathers gathered gathering generate generates generated generating grind grinds ground grinding
  gush gushes gushed gushing harvest harvests harvested harvesting haul hauls hauled hauling heave heaves heaved heaving
  hoover hoovers hoovered hoovering land lands landed landing log logs logged logging make makes made making mint mints
  minted minting mobilise mobilised mobilize mobilized muster musters mustered mustering notch notches notched notching
  note notes noted noting pocket pockets pocketed pocketing post posts posted posting print prints printed printing produce
  produces produced producing provide provides provided providing pull pulls pulled pulling pump pumps pumped pumping
  rack racks racked racking rake rakes raked raking reap reaps reaped reaping record records recorded recording register
  registers registered registering report reports reported reporting represent represents represented representing
  reveal reveals revealed revealing ring rings rang rung ringing scoop scoops scooped scooping scrape scrapes scraped
  scraping rustle rustles rustled rustling serve serves served serving shovel shovels shovelled shoveled show shows showed shown showing snag snags snagged
  snagging spew spews spewed spewing spit spits spat spitting sport sports sported sporting squeeze squeezes squeezed
  squeezing supply supplies supplied supplying sweep sweeps swept sweeping take takes took taken taking tally tallies tallied
  tallying throw throws threw thrown throwing trouser trousers trousered trousering trumpet trumpets trumpeted trumpeting
  turn turns turned turning unveil unveils unveiled unveiling wrap wraps wrapped wrapping wring wrings wrung wringing
  yield yields yielded yielding
  squirrel squirrels squirrelled squirreled squirrelling stash stashes stashed stashing salt salts salted salting tuck tucks tucked tucking skim skims skimmed skimming
  hammer hammers hammered hammering nail nails nailed nailing dispense dispenses dispensed dispensing hoist hoists hoisted hoisting wangle wangled winkle winkled wheedle wheedled
  cobble cobbles cobbled cobbling stump stumped tot tots totted totting rope ropes roped roping reel reels reeled reeling hook hooks hooked
  amass amasses amassed amassing lay lays laid laying lug lugs lugged cart carts carted truck trucked pile piles piled piling stack stacks stacked stacking heap heaps heaped
  stow stows stowed net nets funnel funnels funnelled funneled suck sucks sucked sucking vacuum vacuums vacuumed slurp slurped lap laps lapped mop mops mopped
  wolf wolfs wolfed milk milks milked milking cream creams creamed whip whips whipped rustle unearth unearths unearthed unlock unlocks unlocked
  nab nabs nabbed  grab grabs grabbed grabbing clinch clinches clinched
  wring spin spins spun spinning weave weaves wove woven knock knocks knocked rap raps rapped rattle rattles rattled reel
  flash flashes flashed parade parades paraded showcase showcases showcased unfurl unfurled brandish brandished display displays displayed displaying
  present presents presented presenting publish publishes published publishing release releases released releasing `)

/** To spend so much: said of expenses only, of a profit it would be the money's other side. */
const SPENDING = listed(`
  burn burns burned burnt burning consume consumes consumed consuming cost costs dedicate dedicates dedicated dedicating
  devote devotes devoted devoting devour devours devoured devouring drop drops dropped eat eats ate eaten eating fork forks
  forked forking gobble gobbles gobbled gobbling guzzle guzzles guzzled guzzling lavish lavishes lavished lavishing
  plough ploughs ploughed ploughing plow plows plowed plowing pour pours poured pouring shell shells shelled shelling
  sink sinks sank sunk sinking soak soaks soaked soaking splash splashes splashed splashing splurge splurges splurged
  splurging swallow swallows swallowed swallowing`)

/** Praise, blame and size, of which no figure could be right or wrong. */
const COLOURFUL = listed(`
  abysmal admirable alarming amazing anaemic anemic astonishing astounding awesome awful bad beautiful beefy big blistering
  bloated bold bountiful brave breathtaking breezy brilliant brisk brutal bumper chilling chunky colossal comfortable
  comfy commendable cool cosy crisp crushing cute dandy dazzling decent delicious delightful depressing dire disappointing
  dismal dizzying dreadful dreary eerie elegant embarrassing encouraging enormous enviable epic excellent exciting
  extraordinary eye-popping eye-watering fabulous fantastic fat fearsome feeble fine flashy formidable frightening frosty
  frothy funny gargantuan generous ghastly giant gigantic glorious gloomy glum good gorgeous grand gratifying great grim
  grisly gruesome handsome happy hard-won healthy heartening hearty heavy hefty heroic hideous honest horrendous horrible
  horrid huge humble humbling humongous humungous immense impressive incredible jaw-dropping jolly juicy jumbo kingly
  lacklustre lackluster large lavish lean lofty lousy lovely lukewarm luscious lush luxurious magnificent majestic mammoth
  massive meagre meager measly meaty mediocre meek mega mere merry mighty mind-bending mind-blowing mind-boggling
  miserable modest monster monstrous monumental nasty neat nice nifty noble ominous outstanding overwhelming paltry pathetic
  perky phenomenal piddling piffling pitiful plain plucky plump poor powerful precious pretty princely proud puny rare regal
  remarkable resounding respectable rich robust rosy rotten round rousing rugged sad satisfying scary scrawny scary serious
  shabby shiny shocking shoddy silly sizable sizeable skimpy skinny sleek slender slight slim sloppy small smart smashing
  snappy sobering solid sorry sour sparkling spectacular splendid splashy staggering startling steady stellar stiff
  stonking stout strapping striking strong stunning stupendous sturdy sublime substantial sumptuous super superb sweet
  swell tame tasty terrible terrific thin thrifty thumping tidy tiny titanic towering tremendous trifling trim triumphant ugly
  unimpressive unremarkable vast vigorous walloping weak wee weighty welcome whopping wimpy wonderful wonky woeful
  worrisome worrying worthy wretched yawning yummy`)

/** @param isOfExpense the amount is one that was spent */
export const isTellingVerb = (word: string, isOfExpense: boolean): boolean =>
  TELLING.has(word) || (isOfExpense && SPENDING.has(word))

/** @param word in small letters */
export const isColourful = (word: string): boolean => COLOURFUL.has(word) || COMPOUND.test(word)
/** "Razor-thin", "rock-solid", "nerve-racking": compounds that paint. */
const COMPOUND =
  /^(?:(?:razor|wafer|paper|pencil|stick|reed)-thin|sky-high|rock-(?:solid|hard|steady)|(?:red|white|piping)-hot|(?:ice|stone)-cold|(?:eye|jaw|mind|heart|nerve|hair|back|bone|head|toe|spine|blood|stomach|knee|wallet|belt|brow|tooth|gut)-[a-z]+ing|(?:well|much|oft|long|hard|much)-(?:earned|deserved|loved|needed|awaited|oiled|fed|padded|upholstered|polished|won|fought|hyped|vaunted|maligned|touted|publicised|publicized)|(?:king|super|monster|giant|pint|bite)-sized|(?:praise|news|note|blush|trust)worthy|run-of-the-mill|middle-of-the-road|larger-than-life|once-in-a-lifetime|not-too-shabby|tried-and-tested|top-notch|first-rate|second-rate|third-rate|world-class|bargain-basement|blue-ribbon|gold-plated|cast-iron|ironclad|lukewarm|threadbare|so-so|ho-hum|humdrum|picture-perfect|textbook)$/
