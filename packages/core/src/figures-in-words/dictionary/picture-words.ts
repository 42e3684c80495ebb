/**
 * Nouns and verbs in which stories are told and pictures painted, sorted by what they are: feelings, events, qualities, what
 * things are likened to, people of tales, pieces and spells. No report sorts its figures by them. Right before the name of a
 * figure, joined to one, or as the subject that has it, a noun may do so all the same: the readers look at those places. Not
 * in: goods, places, trades, customers, lengths of time, forms of money, weather and damage that are insured, and verbs that
 * move a figure, have it, spend it, plan it, deny it or wish it.
 */
import { inflected, listed } from './inflect.ts'

const FEELINGS = `
    admiration affection aggravation alienation ambivalence anguish animosity annoyance antipathy apathy
    apprehension ardor ardour arrogance astonishment aversion bafflement bedlam bewilderment bitterness boldness
    bravery bravura calmness chagrin cheerfulness compassion complacency consternation contempt contentment
    conviction cowardice cravings cynicism dejection desperation determination devotion disapproval discontent
    discouragement disenchantment disgust disillusionment distaste distress distrust doggedness dread eagerness
    earnestness elation empathy encouragement exaltation exasperation exhaustion exhilaration exuberance fascination
    ferocity fervor fervour fondness forbearance fortitude fright gaiety giddiness gladness glee glumness
    gratification gravitas grimness grudge grudges gullibility happiness hardship hardships harmony haste hatred
    heroics heroism hilarity hopefulness hopelessness horror horrors hostility humiliation humiliations hysteria
    idealism impetus indecision indifference indignation infatuation ingratitude inspiration intrigue intuition
    irritation irritations jitters jollity jubilation kindness lament laments languor lethargy levity listlessness
    loneliness longing malaise malice mania melancholia merriment mirth misgiving misgivings mistrust monotony
    morale mortification motivation nausea obsession obsessions obstinacy outrage passion passions pathos perplexity
    persistence pity poignancy pragmatism prudence puzzlement qualms queasiness rapture raptures rashness realism
    reassurance recklessness reluctance remorse repentance resentment restlessness restraint revulsion ridicule
    sadness sarcasm scepticism scorn seriousness shyness sincerity skepticism smugness sobriety spite spontaneity
    stoicism stubbornness stupefaction stupor sulks suspense sympathy temptation temptations tenacity tension
    tensions terror thoughtfulness thrill thrills timidity torpor trepidation tribulation tribulations unease
    uneasiness unhappiness urgency valor valour vanity vehemence vengeance vexation vigilance vindication wariness
    warmth weariness whimsy wistfulness woe wonderment wonders yearning yearnings`

const EVENTS = `
    adage adages anecdote anecdotes annals antagonist aphorism apologies apology apotheosis betrayal bloopers
    bombshell bombshells bonanza boon breakthrough breakthroughs brouhaha buzzword buzzwords cameo caper capers
    catchphrase catchword ceremony clash clashes cliche cliches cliché clichés cliffhanger climax commotion
    conundrum conundrums convulsion convulsions coronation coup debacle debacles debate debates demise denouement
    detour detours dilemma dilemmas disarray downfall dust-up elegy epilogue epiphany epitaph escapade escapades
    eulogy euphemism exodus fable fables fairy-tale farce feud feuds fiasco fiascos fracas free-for-all fuss gala
    gimmick gimmicks glitch glitches gripe gripes haiku hoopla hubbub hullabaloo humdinger hurly-burly imbroglio
    impasse intermission jamboree jaunt jaunts jinx jolt jolts kerfuffle lapse lapses let-down letdown limerick lore
    mantra mantras master-stroke masterstroke maxim maxims mayhem melodrama metamorphosis misadventure misadventures
    miscalculation mishap motif motto mottos non-event novelty obituaries obituary oddities oddity ode odyssey omen
    omens one-liner one-liners onslaught ordeal ordeals outburst outbursts pageant pandemonium panorama pantomime
    parable parade parades parody pile-up pilgrimage platitude platitudes plight ploy ploys portent portents
    postscript prank pranks predicament predicaments prologue protagonist proverb proverbs punchlines purgatory
    quandary quarrel quarrels quest quests quirk quirks racket rampage rarity rebirth reckoning redemption riot
    riots rite rites ritual rituals romp ruckus rumble rumpus rut salvo salvos scare scares scramble scuffle
    serendipity shake-up shake-ups shambles shindig shockwave shockwaves shoot-out shootout showdown showdowns
    showpiece showreel showstopper sideshow sideshows slapstick slog slogan slogans smackdown spat spats spectacles
    spiel squabble squabbles stampede stand-off standoff stunt stunts sub-plot subplot subplots tailspin tangle
    tangles tantrum tantrums tempest thriller thrillers thunderbolt thunderclap toil tour-de-force tug-of-war tumult
    understudy upheaval upheavals uproar vicissitudes vignette vignettes villains vortex whammy whimper wonderland
    wreck wreckage wrecks yawner zinger zingers`

const QUALITIES = `
    abandon absurdity acumen adversity aftertaste afterthought afterthoughts agility alchemy allure ambiance
    ambience anomalies anomaly antics aptitude artistry atmosphere attitude attitudes aura authenticity axiom bauble
    baubles bombast brawn breeziness brevity brinkmanship brio buoyancy calamity caliber calibre camaraderie caprice
    caveat caveats certainties certainty chaos charisma charm charms cheekiness clarity cleverness clumsiness
    coherence coincidence coincidences competence conceit confusion credence creed crux curio dazzle deadlock dearth
    decency decorum dedication defiance deftness delicacy demeanor demeanour destiny dexterity dignity diligence
    discernment discord disorder dither dogma doom dynamism eccentricities eccentricity eloquence emphasis endgame
    enigma enigmas ennui equanimity essence esteem etiquette excellence expertise extravagance facade facet facets
    fairness fallout fanaticism fate fates façade feasibility fickleness finery finesse firmness flamboyance flavour
    flicker flickers flourish flourishes focus foible foibles forefront foresight fragility frailties frailty
    frankness frenzy freshness friction frictions frivolity furor furore futility gall gentility glare gleam glimmer
    glimmers glint glow godsend gravity groove groundswell guile guise gumption haze helpfulness hindsight
    homestretch hue hues hunch hunches hurry hypocrisy icon icons ideal ideals idiosyncrasies idiosyncrasy ignominy
    imagination immediacy imperfection imperfections importance inclination indulgence inertia inevitability
    innuendo insouciance instinct instincts integrity intellect irrelevance jargon jeopardy jest jests keenness
    laurels leeway lightning lineage logjam longevity luminosity lunacy majesty maladies malady marvel marvels
    mastery maze mediocrity menace menaces metaphor metaphors milieu mindset mischief mix-up mix-ups moxie naivety
    necessity niceties nicety nonchalance nous nuance nuances nuisance nuisances obscurity obstacle obstacles odds
    onus oomph opulence originality orthodoxy panacea paradigm paradise paragon patina peculiarities peculiarity
    pedigree pep perceptions perfection peril perils persona perspective perspectives phenomena phenomenon
    philosophy picnic piety pizzazz plausibility playfulness poetry polish popularity posture potency potpourri
    practicality preamble precedent precedents predilection preoccupation preoccupations presence prestige pretence
    pretense proclivity prominence propensity propriety providence provocation provocations proximity quaintness
    radiance randomness rationale reassurances refinement rejoicing relevance renown repertoire repose reputation
    reputations resemblance respect reverence reverie rhetoric rhyme rhymes rhythm rhythms richness rigor rigour
    robustness routine routines ruin ruins satire scenery sensation sensations sensibility severity shadow shadows
    sharpness shortcoming shortcomings showmanship shrewdness significance silence silliness similarities similarity
    simplicity sin sins sizzle sleight slickness smoothness snub snubs solidarity solidity soul souls soundness
    spellbinder spirit spirits stance steadiness stigma strife suaveness substance subtleties subtlety swank
    symmetry tact tang tangent tangents temper temperament tempers tempo tendencies tenor texture theatrics theme
    themes thunder tidiness timbre tinge topic topics touchstone toughness tradition traditions trait traits
    tranquility tranquillity trivialities triviality truism truisms twinkle unanimity unity urge urges usefulness
    utopia variety vibe vibes virtue virtues virtuosity vitality vogue vulnerability wherewithal whiff whim whims
    wile wiles willpower wit wits wizardry workmanship worldview worthiness wrinkle wrinkles zeitgeist zing`

const THINGS_LIKE = `
    alligator antelope anthill arsenal badger bait ballast bandwagon barracuda beanstalk beehive bellows blaze
    blindfold blinkers bloodhound bloodstream bloom blossom blot blur boulder boulders breadcrumb breadcrumbs brim
    broom brow brushstroke brushstrokes bubble bubbles bull bull's-eye bulldozer bullseye bump bunker bunkers canopy
    canyon catapult catwalk cauldron chalice chameleon chasm chasms cheetah cheetahs chestnut chink chopping-block
    claw claws cliff-edge cloak cloudburst cobweb cobwebs cockerel coffin coin-toss confines crack cracks crater
    craters crest crocodile crocodiles crossfire crosshairs crow crowbar crows crucible crunch crutch crutches
    crystal-ball cul-de-sac daisy dartboard dead-end den dent dents ditch ditches diving-board doghouse domino
    dominoes doorknob doormat downdraft drawbridge drawing-board driftwood dungeon dynamite eggshell eggshells
    epicenter epicentre errand errands fang fangs fig-leaf finish-line firefighter firefly firestorm fissure
    fissures flagpole flame flank flanks flare flares flashpoint flashpoints flea fleas floodgate floodgates fog
    footstep footsteps fountain fracture fractures freefall fringe fringes frog frogs gallop garland garlands
    gauntlet gazelle ghost ghosts giraffe glacier goalpost goalposts gong graveyard gravy grenade grenades
    grindstone guardrail guardrails guillotine gust gusts gutter halo hamster-wheel handbrake handcuffs handrail
    harpoon hatches hatchet hearth hedgehog high-wire hippo hive hoop hoops hourglass hump iceberg icebergs icicle
    jackhammer jellyfish kangaroo keystone knife-edge knot knots koala labyrinth lair lasso lava leash ledge leopard
    lid lids limb limbs linchpin lizard lodestar loom lump lumps lynchpin magnet magnets magpie mantle marsh
    matchstick melting-pot milepost mileposts minefield minefields mists molehill mosaic mousetrap nest nests nettle
    nettles nook noose oar oars octopus ointment olive-branch overdrive paddle paddling-pool palette panda pandas
    panther parapet parrot pebble pebbles pecking-order peephole peg pegs periscope petal petals pigeonhole pillow
    pinball pinprick pinpricks piranha pit pits pivot pivots plank planks plughole porcupine pothole potholes
    powder-keg pressure-cooker propeller pulse punchbag puppet puppeteer puppets rainbow rainbows raincloud rapids
    rattlesnake ravine razor razor's-edge reef reefs rein reins relay rhino rhinoceros ridge rim riptide rivulet
    roadblock roadblocks roadmap rock rocks rooster rope ropes ropewalk roses rottweiler rubble sandbag sandbags
    sandcastle sandcastles sandpit sapling saplings scaffold scaffolding scalp scarecrow scrapheap seahorse seawall
    shovel shovels shroud sideline sidelines sieve signpost signposts silhouette sinkhole skyline slalom sledge
    sledgehammer slingshot slipstream slope slopes sludge smokescreen smorgasbord snowball snowballs snowdrift
    soapbox spade spades spanner sparrow spear spearhead speed-bump speed-bumps spider spiders spine spire spires
    spout spur spurs squalls squirrel staircase stairway stallion stampedes starfish starting-line steamroller steed
    stilts sting stings stopgap straw straws stumbling-block stumbling-blocks sunbeam sundial surf swarm swarms
    tadpole tailcoat talisman tap taps tarmac tatters teacup temple tentacle tentacles terrain terrier thaw thimble
    thorn thorns tidal-wave tidemark tight-rope timebomb tinderbox torpedo torpedoes touchline touchpaper trapdoor
    trapeze-act treasure-trove trickery trough troughs tugboat turf turnstile turnstiles turret underbelly
    undercurrent undercurrents undergrowth undertone undertones veneer viper virtuoso void voids waistline wand
    warhorse warpath watermark weasel web webs wedge wedges weed weeds whetstone whispers wick windmill windmills
    wishbone woodwork workhorses wreath wrench zero-hour zigzag zigzags`

const PEOPLE = `
    acrobats alchemist amateur amateurs ambassador angel angels apostle apprentice arsonist assassin astronaut
    astronauts babysitter bachelor bard bean-counter bean-counters bookworm bouncer buccaneer bulldog butler
    bystander bystanders captain captains casanova chameleons cheerleader cheerleaders choirboy choirmaster
    cinderella conductor cowboy cowboys crusader crusaders daredevil daredevils darlings devil devils diehard
    diehards diva divas dreamer dreamers drudge dwarf dwarfs eccentric eyewitness eyewitnesses fairy fanatic
    fanatics fortune-teller gambler gamblers gatecrasher genie ghostwriter godfather gravedigger grinch grown-ups
    guru gurus hangers-on heartbreaker heavyweights heiress hermit hermits high-flyer high-flyers hitman hitmen
    homebody hooligan hothead iconoclast idealist idealists idol idols illusionist impresario innkeeper insomniac
    jester jesters jockey jockeys joker jokers joneses juror jurors killjoy kingmaker landlubber latecomer
    latecomers layman laymen laywoman loner loners lookout loudmouth lovers maestro magpies maidens marathoner
    martyr martyrs mascot mastermind masterminds matador mathematician mathematicians mentor mentors messiah midas
    midwife miser misers monarch monarchs monk monks moralist mountaineer muse muses musketeer musketeers navigator
    newshounds nitpicker nitpickers novice novices numbskull nursemaid old-timer old-timers onlooker
    onlookers optimists oracle oracles outlaw outlaws pacemaker pacesetter paparazzi party-goer passer-by pedant
    pedants perfectionist perfectionists pessimists philosopher philosophers pied-piper pirate pirates plodder
    plodders preacher preachers prefect prizefighter prodigy prophet prophets purist purists puritan quibbler
    quibblers raconteur realist realists referee referees reveller revellers ringmaster roadrunner rock-star
    rockstar romantic romantics sage sages salvation samaritan samurai savior saviour scapegoat scapegoats schoolboy
    schoolgirl scout scouts scrooge sculptor seer seers sentinel sentry shepherd sherpa showman showmen showoff
    simpleton skinflint sleeper sleepers sleepwalker sleuth sleuths smart-aleck snob snobs soothsayer soothsayers
    spendthrift spendthrifts sphinx spoilsport sprinter sprinters stargazer statesman stickler sticklers stoic
    stoics storyteller storytellers stuntman superhero superheroes superman superstar superstars survivor survivors
    swot tactician tacticians taskmaster teetotaler teetotaller tightwad tightwads titan titans tortoises trickster
    tricksters troubadour truant tyrant tyrants upstart upstarts urchin usurper vagabond valedictorian ventriloquist
    vicar viking vikings virtuosi visionaries visionary wag wags wallflower wallflowers weakling wet-blanket
    whiz-kid whizz-kid windbag wise-guy workaholic workaholics worrier worriers worrywart wunderkind zealot zealots
    zombie zombies`

const PIECES = `
    bevy bout bouts cascade clump ebbs eruptions fistful flash flashes flock glimpse glimpses glut gob gobs gulp
    handful herd hodge-podge hodgepodge hotchpotch jumble lashings litany lungful medley melange mishmash mouthful
    myriad nibble nibbles oodles ounce pang pangs peck pinches plenitude posse procession profusion puff puffs
    pyramid rafts rash roll-call scads scattering shedloads shower showers shred shreds sip sips slab slabs slather
    slivers snatch snatches snippet snippets spatter splashes splinter splinters spoonful spurt spurts streak
    streaks stroke strokes surfeit swath swathe swathes tons trickle tuft twinge twinges wad wads whirl wisp wisps`

export const PICTURE_NOUNS: readonly string[] = [FEELINGS, EVENTS, QUALITIES, THINGS_LIKE, PEOPLE, PIECES].flatMap(
  listed,
)

/** What somebody does, feels or makes others feel. */
export const PICTURE_VERBS: readonly string[] = inflected(`
    abet abhor/abhorr abound absolve accost acquaint acquiesce addle admonish adorn adulate afflict aggravate
    aggrieve agitate agonise agonize ail alienate allay allude allure ambulate ambush animate antagonise antagonize
    appal/appall appall appease appertain arouse assail assist assuage atone avenge awaken awe backslap/backslapp
    badger balk bamboozle banish banter barge barnstorm bash baulk bawl becalm bedazzle befuddle begrudge belch
    belittle bellyache bemoan bemuse berate besiege besmirch besot bestir/bestirr bestride:bestrode:bestridden
    bewitch bicker blab/blabb blabber blanch blaspheme blather blaze bleat blench bless blister blitz blubber
    bludgeon bluster boggle bond boo brainstorm brawl bray browbeat:browbeat:browbeaten bruise bubble bully burble
    burp bustle cackle cajole caper careen caress carp cartwheel castigate cavil/cavill cavort censure chant chasten
    chastise chime chivvy choke chortle clamor clamour clank clink clobber cluck clutter coast coddle cogitate
    collide commiserate commune congregate conjure conspire contemplate converge convince convulse coo cosset cosy
    counsel/counsell cower crackle crane creak crescendo crinkle croak croon crusade crush cudgel/cudgell curtsy
    dabble dally dawdle daze deaden defuse delectate demoralise demoralize deride despair despise detest detonate
    devastate dicker digress dillydally dine disarm discombobulate discomfit discomfort disconcert discountenance
    disenchant disgruntle disgust disillusion dislike disorient dispel/dispell dispirit displease disquiet dissent
    dissuade distress dither doodle dote doze drench drivel/drivell drown drowse dulcify dumbfound edify effervesce
    egg elate electrify elucidate embitter embolden embroil emote empathise empathize enamor enamour enchant
    encircle encumber energise energize enfold engross engulf enkindle enlighten ennoble ensconce ensnare entangle
    enthral/enthrall enthrone entrance envelop escort eulogise eulogize exalt exasperate exhale exhilarate exhort
    exorcise expound extol/extoll fantasise fathom fatigue faze feast felicitate ferret fester festoon fete
    flagellate flail flap/flapp flounce flutter foam forage forewarn fortify foxtrot frazzle frizzle frolic/frolick
    frown fuddle fulminate gabble gad/gadd gallivant galumph gambol/gamboll gasp gatecrash genuflect gesticulate
    gesture gibber giggle gild glint glorify glower glue gnash goad gobsmack gossip grace grandstand gravitate
    grieve grimace grin/grinn grit/gritt grouch grovel/grovell guffaw gurgle gybe gyrate hail hallow ham/hamm hanker
    harangue harass hark harken harrow hector hem/hemm herd hesitate hex hibernate hiccup hiss hobnob/hobnobb honor
    honour hoot hound huddle huff humour hunger hurrah hurry hush hymn hypnotise hypnotize idolise idolize imbue
    immerse immortalise immortalize impel/impell imperil/imperill implore incense incite incommode indoctrinate
    infatuate inflame ingratiate inspirit intercede interject intimidate intone intoxicate intrude inundate inveigh
    inveigle invigorate irradiate jabber jangle jazz jibe jiggle jinx jitterbug/jitterbugg jive jounce joust
    jubilate jumble kibitz kiss knead knit/knitt kowtow lacerate lambaste languish larrup laugh laze leer legitimise
    levitate lilt limber lionise lionize lisp loaf loathe loiter loll lollop lounge love lubricate lull luxuriate
    magnetise magnetize malign malinger mangle mar/marr marinate marvel/marvell maul meddle meditate memorialise
    mentor mew mime mimic/mimick minister mistrust mither moither mollify mollycoddle moo moralise moralize mosey
    motivate muddy mug/mugg muscle mutiny nap/napp nauseate naysay:naysaid neaten needle niggle nod/nodd numb nuzzle
    oblige oppress orate outrage overawe overjoy overreact overthink:overthought overwhelm pacify palaver pale
    palpitate pander panegyrise pant parley parry partake:partook:partaken patronise patronize pause pelt persecute
    persuade pester petrify philander philosophise pillory pique pirouette placate plead plonk plume pootle potter
    pout prattle pray preen preoccupy prickle primp procrastinate prostrate prowl psych puff pulsate pulse pulverise
    pulverize pummel/pummell punch pussyfoot quack quaff quail quarrel/quarrell quash quaver quell quench quibble
    quieten quiz/quizz racket rag/ragg rage rampage ransack rasp ravish razz rebel/rebell rebuke recline recoil
    recriminate reek refresh regale reinvigorate rejuvenate relent rend:rent reprimand resent resound resuscitate
    retaliate retort revel/revell revere revile revitalise revitalize revolt rhapsodise rhapsodize rib/ribb ridicule
    riot rivet/rivett romanticise romanticize roost rouse rubberneck ruminate rumple salute sanctify sap/sapp
    satiate satirise satirize scald scandalise scandalize scarper schlep/schlepp schmooze scintillate scorch scorn
    scowl scrawl screech scrimmage scrunch scuff scuffle seduce serenade sermonise sermonize shake:shook:shaken
    shame shanghai shatter shellshock shimmy shoo shovel/shovell shrill shush sidle simper singe sizzle skedaddle
    sketch skewer skirmish skulk slam/slamm slather slaver sleepwalk sleuth slither slob slosh slumber smack smirch
    smooch smote snark sneeze snip/snipp snitch snivel/snivell snooker snoop snub/snubb socialise socialize solace
    solemnise somersault spank speechify spellbind spellbind:spellbound spiff spirit splatter spoof squabble squash
    squat/squatt squawk squelch squish stab/stabb stagger stalk stammer stampede stargaze starve stereotype
    stigmatise stimulate stink:stank:stunk stomp stonewall stoop strain strand stultify stupefy stutter sully
    summersault sunbathe swarm swashbuckle swelter swerve swig/swigg swivel/swivell tarry teem thrash thrive throng
    thrum/thrumm thud/thudd thump tingle tiptoe tire titillate titter toady toddle tootle torture tousle tower
    traipse traumatise traumatize trill trounce twinkle twist twitter tyrannise unburden undulate unhinge unman
    upbraid urge vacillate venerate verbalise vibrate victimise vilify vocalise vociferate waffle wake:woke:woken
    waver weep:wept wheedle wheeze whinge whirl whisper wig wisecrack womanise worship/worshipp wrangle writhe
    wrong-foot wrongfoot yammer yarn yodel/yodell`)
