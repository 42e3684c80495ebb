/**
 * Words of the images in which figures are told: how somebody or something moves, what is felt, seen and done, nature, tools,
 * plays and games. None of them sorts figures in a report. Right before the name of a figure, or behind a preposition that
 * joins it to one, a noun may do so all the same (`sorting-words.ts` looks there). Left out are verbs that tell a direction, that
 * give away, wish or measure, and nouns of trades, goods, places, times and forms of money.
 */
import { listed } from './dictionary/inflect.ts'
import { PICTURE_NOUNS, PICTURE_VERBS } from './dictionary/picture-words.ts'

/** Regular verbs by their stem, a doubled letter written: "hop/hopp" → hop, hops, hopped, hopping. */
const regular = (text: string): string[] =>
  listed(text).flatMap((one) => {
    const [verb = '', stem = verb] = one.split('/')
    if (verb.endsWith('e')) return [verb, `${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`]
    if (/[^aeiou]y$/.test(verb)) return [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`]
    return [verb, `${verb}${/(?:s|sh|ch|x|z)$/.test(verb) ? 'es' : 's'}`, `${stem}ed`, `${stem}ing`]
  })

const VERBS: ReadonlySet<string> = new Set([
  ...PICTURE_VERBS,
  // to go, in whatever manner; which way the figure went other words say
  ...regular(`amble barrel/barrell breeze bolt bulldoze bumble canter career chug/chugg clatter crawl cruise dance dart
    dash drift edge flit/flitt gallop glide grope hare hobble hop/hopp hover hurdle hurtle hustle inch jog/jogg
    journey jolt/jolt labour labor limp linger lope lumber lurch lurk march meander motor muddle navigate nudge
    parade pedal plod/plodd plough prance progress race ramble roar roam rumble sail sashay saunter scamper
    scoot scramble scurry shuffle skate skip/skipp slalom slog/slogg sneak speed sprint squeak step/stepp steam
    storm strafe stroll strut/strutt stride swagger sweep thunder tiptoe totter trek/trekk trot/trott trudge
    trundle venture waddle wade waltz wander wend wheel whizz zigzag/zigzagg zoom traverse bob/bobb seep flow
    ooze drip/dripp swirl tread hum/humm purr whirr tick click churn buzz idle splutter cough`),
  ...listed(`crept creep creeps creeping rode ride rides riding sped strode swam swum threw flew flown ran waded wove`),
  // what is felt, and what makes somebody feel it
  ...regular(`amaze amuse annoy anger astonish astound baffle bewilder bother charm cheer comfort concern confound confuse
    console daunt dazzle delight depress disappoint discourage dishearten dismay disturb embarrass encourage
    enrage enrapture entertain enthral/enthrall enthrall enthuse excite fascinate flabbergast flatter flummox
    fluster frighten frustrate gall gladden grate gratify gripe hearten horrify humble humiliate impress
    infuriate inspire intrigue irk irritate itch jar/jarr miff mortify mystify nettle nonplus/nonpluss pain
    panic/panick peeve perplex perturb please puzzle rankle rattle reassure relax relieve rejoice revel/revell
    rile sadden satisfy scare shock sicken soothe spook startle stun/stunn surprise tantalise tantalize tease
    tempt terrify thrill tickle trouble unnerve unsettle upset vex warm wow worry hurt smart sting/sting ache
    fret/frett fume seethe sulk gloat bask wallow mope brood bristle chafe cringe wince blush flinch quake
    quiver shiver shudder tremble twitch squirm fidget sweat swoon salivate drool daydream marvel/marvell wonder`),
  ...listed(`stung froze frozen freeze shaken shook shakes wept`),
  // what is said and how, and what is seen
  ...regular(`acclaim applaud assure babble bark bellow blare blurt boast brag/bragg caution chatter chide chirp chuckle
    comment complain congratulate crow decry deplore echo exclaim exult fawn groan grouse growl grumble grunt
    gush harp heckle hint holler howl jeer jest joke kvetch lambast lament lampoon laud lavish lecture mock moan
    mourn mumble murmur mutter nag/nagg natter opine parrot pontificate praise preach proclaim quip/quipp rant
    rave recite recount remark reminisce scoff scold scream shout shriek sigh smirk snarl sneer snicker sniff
    snigger snipe snort sob/sobb squeal sympathise sympathize tattle thank toast trumpet tut/tutt tweet wail
    warble whimper whine whistle whoop yap/yapp yell yelp yodel behold blink browse eye gape gawk gawp gaze
    glare glimpse goggle ogle peek peer pore skim/skimm spot/spott squint stare witness survey scrutinise
    scrutinize dissect digest mull ponder muse attest testify suggest signal/signall underscore showcase
    spotlight herald foreshadow betoken bespeak evoke evince exemplify embody epitomise epitomize typify
    symbolise symbolize telegraph vindicate validate bolster`),
  ...listed(`spelt spells spelling sang sung sings swore sworn thinks bespoke foretold`),
  // what somebody does with hands, at table, at home, at play
  ...regular(`barricade beckon befriend beg/begg bite boil brandish brush buckle burnish buttress carve chew
    chisel/chisell chomp clap/clapp clasp clench cling clutch coax concoct cradle crouch crunch cuddle dab/dabb
    dangle dodge dot/dott drape drum/drumm duck elbow embrace fasten fiddle flex flick fling fumble garnish gnaw
    grapple grasp grip/gripp groom grease hammer hoist hone hug/hugg hunker juggle keel kindle kneel knock lace
    lap/lapp lash latch lather lick loosen lure mingle mop/mopp munch nail nestle nibble nip/nipp nurse nurture
    pamper pat/patt pepper pluck poke polish pounce pound prod/prodd prop/propp prune pry relish rinse rock
    ruffle rummage rustle savour savor scour scrape scratch scribble scrub/scrubb sculpt shackle sharpen shelter
    shepherd shrug/shrugg sidestep/sidestepp simmer sip/sipp slap/slapp slice sling slouch slurp smear smile
    smother snap/snapp snatch snooze snore snuggle soak spice sprawl sprinkle steer stew stir/stirr stitch
    straddle straighten strap/strapp stroke stuff suckle sway swipe swoop tackle tame tangle tether thread
    throb/throbb throttle thwart tinker toil toss tug/tugg tussle twiddle twirl tweak unclog/unclogg unfurl
    unravel/unravell unveil unwind usher vie wag/wagg wallop warp wave weather wed/wedd weed whack whet/whett
    whip/whipp wiggle wink wipe woo wrestle wriggle yank yawn yearn zap/zapp flourish shine glow glisten glitter
    gleam sparkle shimmer beam dwell loom emerge behave befit/befitt beguile bedevil/bedevill beleaguer belie
    blemish blight brace brave buffet burden captivate cherish circle clash coincide compete confront conquer
    cope court crown defy delve disrupt distract dog/dogg dominate elude endear endure enliven entice evade fare
    fend fizz flaunt flirt fuel/fuell fuss galvanise galvanize garner glean haunt heal hinder ignite impede
    improvise indulge infuse inhabit inhale insulate jeopardise jeopardize jostle last master menace mesmerise
    mesmerize monopolise monopolize obsess outfox outsmart outwit/outwitt persevere persist plague prevail
    propel/propell prosper punctuate ravage reign rekindle resonate revolutionise revolutionize reward sabotage
    scar/scarr scupper shun/shunn smoulder smolder soldier spark spur/spurr stifle strive suffice survive swamp
    tarnish taunt threaten torment toughen trample transfix triumph underpin/underpinn undermine unite vanquish
    wage weary wreak`),
  ...listed(`bit bites biting blew blow blows blowing clung dug fed feeds feeding flung fought fights fighting forged
    forges held hung hangs hanging knelt knew kept lit nailed proved proves proving rang shone shines shining
    slept slung spun spins spinning stood stuck sticks sticking strung struck strikes striking strove swung tore
    tears tearing trod wore wears wearing withstood withstand wrung wrote bent bends bending bled bleed bleeds
    bleeding bred drove drank ate laid lay laying met`),
])

export const IMAGE_NOUNS: ReadonlySet<string> = new Set([
  ...PICTURE_NOUNS,
  ...listed(`backdrop beginnings heights depths doldrums limelight spotlight footlights curtain encore overture prelude
    finale swansong crescendo drumbeat anthem chorus refrain melody symphony lullaby dirge ballad fanfare
    trumpet trumpets drum drums bell bells whistle whistles alarm alarms siren sirens beacon lighthouse lamp
    lantern candle torch spark sparks ember embers inferno bonfire fireworks firework tinder avalanche landslide
    earthquake tremor tremors quake volcano eruption tsunami whirlwind hurricane tornado typhoon cyclone
    blizzard downpour drizzle puddle ripple ripples wave waves tide ebb undertow maelstrom whirlpool quicksand
    swamp bog mire mud desert oasis jungle thicket wilderness woods meadow pasture pastures lion tiger bear
    elephant gorilla whale minnow minnows shark sharks eagle hawk vulture vultures albatross phoenix dragon
    unicorn dinosaur dinosaurs dodo tortoise hare snail sloth mule donkey goose geese swan duckling ostrich
    peacock canary hornet hornets bee bees ant ants butterfly butterflies caterpillar moth lamb lambs wolf
    wolves fox hound hounds puppy kitten cat mouse guinea-pig gun guns bullet bullets bazooka cannon sword
    swords dagger shield armour armor fortress citadel castle moat rampart ramparts trench trenches siege battle
    battles battlefield skirmish ambush truce duel knight knights soldier soldiers warrior warriors gladiator
    champion champions underdog underdogs lightweight pushover bruiser brawler contender contenders also-ran
    also-rans laggard laggards straggler stragglers runner-up frontrunner front-runner trailblazer trailblazers
    maverick mavericks rebel rebels outsider newcomer rookie veteran veterans stalwart stalwarts giant-killer
    overachiever overachievers underachiever king kings queen prince princess emperor throne sceptre kingdom
    dynasty wizard wizards witch magician conjurer juggler acrobat tightrope trapeze circus clown clowns tent
    rabbit-hole rabbit rabbits hat-trick doctor doctors surgeon bandage bandages medicine pill pills cure tonic
    antidote elixir balm fever chill chills headcold scar scars bruise bruises ache aches heartburn hangover
    heartache adrenaline tightening tinkering soul-searching hand-wringing chest-beating navel-gazing
    finger-pointing head-scratching eyebrow-raising sabre-rattling window-dressing number-crunching
    money-spinning eyebrow eyebrows forehead cheek cheeks chin tongue throat lung lungs gut guts backside elbow
    elbows wrist wrists thumb thumbs fist fists rib ribs skeleton skeletons muscles nerve sinew sinews skin
    mirror rear-view windscreen windshield dashboard pedal pedals accelerator throttle brake brakes clutch gear
    gears cylinder cylinders gearbox gas-pedal autopilot runway take-off lift-off takeoff liftoff altitude orbit
    stratosphere cloud-nine galaxy meteor comet eclipse horizon horizons sunrise sunset daybreak dusk twilight
    midnight dawn daylight ship ships boat boats vessel anchor anchors helm rudder mast deck sails compass
    voyage shipwreck lifeboat raft harbour harbor lifeline hammer hammers nail nails anvil chisel scalpel axe
    axes knife knives scissors needle needles haystack thread threads yarn tapestry patchwork quilt jigsaw
    stepping-stone springboard trampoline treadmill seesaw see-saw pendulum merry-go-round carousel appetite
    stomach plate plates platter feast feasts banquet famine crumbs morsel recipe recipes ingredient ingredients
    spice spices salt pepper sugar-rush sweetener icing toast champagne cork corks bubbly glass glasses bottle
    bottles cocktail confetti balloons party parties celebration celebrations birthday funeral wedding honeymoon
    romance love-affair applause ovation bow bows curtsy salute handshake hug hugs kiss pat slap slaps spanking
    whack wallop haymaker uppercut knockout knockdown lottery jackpot roulette dice die poker chess chessboard
    checkmate gambit stalemate tie-breaker scoreboard touchdown homerun slam-dunk own-goal hat-tricks textbook
    textbooks blackboard chalkboard classroom diploma graduation arithmetic algebra calculus abacus calculator
    spreadsheet spreadsheets decimal decimals hope hopes despair ecstasy misery bliss agony ecstasies delirium
    euphoria melancholy nostalgia serenity composure poise gusto zeal zest verve vim vigour vigor panache aplomb
    flair elan chutzpah grit mettle stamina resilience endurance prowess knack talent talents genius brilliance
    ingenuity cunning wisdom folly foolishness madness insanity sanity bravado bluster swagger humility modesty
    candour candor honesty testimony hallmark hallmarks watershed turning-point inflection crossroads juncture
    tipping-point magnitude immensity enormity vastness heft sheen lustre luster gloss glitter glamour glamor
    glory splendour splendor grandeur pomp pageantry burden burdens weight weights millstone yoke shackles
    chains straitjacket cage cages trap traps pitfall pitfalls snare bane scourge curse nightmare nightmares
    comfort comforts consolation solace refuge haven sanctuary respite reprieve breather lull standstill limbo
    quagmire firepower clout pulling-power staying-power elbow-grease traction grip stranglehold foothold
    toehold bridgehead vantage pedestal podium summit pinnacle apex zenith nadir curveball googly sucker-punch
    body-blow wake-up-call reality-check stress-test litmus bellwether barometer thermometer yardstick
    yardsticks lens prism magnifying beating hammering drubbing pasting thrashing mauling pummelling pounding
    caning clobbering trouncing battering bloodletting smidgen smidge tad sliver pinch soupcon morsels scrap
    scraps trace traces inkling iota jot sprinkling smattering dollop dollops heap heaps stack stacks boatload
    truckload busload bucketload wheelbarrow wheelbarrows cornucopia abundance plenty torrent deluge flurry
    spate slew plethora barrage volley`),
])

/** @param word in small letters */
export const isImageVerb = (word: string): boolean => VERBS.has(word)

/** @param word in small letters */
export const isOfImages = (word: string): boolean => VERBS.has(word) || IMAGE_NOUNS.has(word)
