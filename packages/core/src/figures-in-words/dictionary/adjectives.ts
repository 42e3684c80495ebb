/**
 * Adjectives of praise, blame, mood and size, of which no figure could be right or wrong, and which name no basis, part, kind,
 * place or length. Not in: what a report sorts by ("special", "exceptional", "comprehensive", "tangible", "effective", "fair",
 * "raw", "durable", "fresh", "premium", "standard", "broad"), what claims a rank ("dominant", "superior", "unmatched"), and
 * what doubts the figure ("dubious", "questionable", "inflated").
 */
import { listed } from './inflect.ts'

export const ADJECTIVES: ReadonlySet<string> = new Set(
  listed(`
    able-bodied abominable abrasive abrupt abundant abysmal acceptable accomplished acerbic achy acrid adept adequate
    admirable adorable adroit adventurous adverse affable affectionate aggravating aggressive aghast agile aglow agonising
    agonizing agreeable airy alarming alert alluring aloof amazing ambitious amiable amicable ample amusing anaemic anemic
    angelic anguished annoying anticlimactic antsy apathetic apocalyptic appalling appealing appetising appetizing
    appreciable appreciative apt ardent arduous arresting ashen assiduous assured astonishing astounding astringent
    astronomical atrocious attentive attractive audacious auspicious austere authoritative avid awe-inspiring awesome awful
    awkward backbreaking bad balmy banal bang-up barnstorming barren beaming beastly beautiful becoming bedraggled beefy
    befitting beguiling beleaguered bellicose belligerent benevolent benign besetting bewildering bewitching big bizarre
    blah bland blaring blase blazing bleak blessed blinding blissful blistering blithe bloated blockbuster blood-curdling
    bloodless bloody blooming blowout blundering blunt blurry blustery boisterous bold bolshie bombastic bonny boring
    bouncing bouncy boundless bountiful bracing brainy brash brave brawny brazen breakneck breathless breathtaking breezy
    bright brilliant brisk bristling brittle bruising brusque brutal brutish bubbly bullish bumbling bumper bumpy buoyant
    burdensome burly bushy bustling busy calamitous calm candid canny cantankerous capable capricious captivating carefree
    careful careless cataclysmic catastrophic cautious cavalier cavernous celebrated chagrined challenging champion chaotic
    charming chastening cheeky cheerful cheering cheerless cheery chic childish chilling chilly chipper chirpy chivalrous
    choppy chubby chummy chunky churlish circumspect clamorous classy clear-cut clear-eyed clement clever clumsy coarse
    cocky cogent coherent cold cold-blooded colorful colossal colourful comely comfortable comforting comfy comical
    commanding commendable compassionate compelling competent complacent complaisant composed conceited concise
    condescending confident confounding confusing congenial conscientious considerable considerate consistent consummate
    contented contentious convincing cool copious cordial corking corpulent corrosive costly cosy courageous courteous
    cowardly cracking cranky crappy crass crazy creaky credible creditable creepy crestfallen cringeworthy crippling crisp
    crisscross crotchety crowd-pleasing crucial crude cruel crummy crunchy crushing cumbersome curious cursory cushy cute
    cynical dainty damaging damning damp dandy daring dark dashing daunting dauntless dazed dazzling deafening death-defying
    debilitating debonair decadent decent decisive deep-rooted deep-seated defeating defensible defiant deft dejected
    delectable deliberate delicate delicious delightful delirious demoralising demoralizing demure dense dependable
    deplorable depressing desirable desolate despairing desperate despicable despondent devastating devilish devious devout
    dexterous diabolical dicey difficult diffident dignified diligent dim diminutive dingy dire disagreeable disappointing
    disarming disastrous disciplined discomfiting disconcerting disconsolate discordant discouraging discreet disgraceful
    disgruntled disgusting disheartening disinterested dismal dismaying disparaging dispassionate displeasing disquieting
    distasteful distinguished distraught distressing disturbing divine dizzy dizzying docile dogged doleful doltish doughty
    dour dowdy downbeat downcast downhearted drab draconian drained dramatic drastic dreadful dreamlike dreamy dreary dreich
    droll drooping drowsy dull dumbfounding dutiful dynamic eager earnest earth-shaking earth-shattering easygoing ebullient
    ecstatic edgy edifying eerie effervescent effortless effusive egregious elaborate elated elegant elephantine elevated
    elfin elite elusive embarrassing embattled eminent emphatic empowering enchanting encouraging endearing endless enduring
    energetic energising energizing engaging engrossing enigmatic enjoyable enlightening enlivening enormous enriching
    enterprising entertaining enthralling enthusiastic enticing enviable envious epic epochal equable erratic estimable
    ethereal euphoric eventful eventless evident exacting exalted exasperating excellent excessive excitable exciting
    excruciating exemplary exhausting exhilarating exorbitant expressive exquisite extortionate extraordinary extravagant
    extreme exuberant exultant eye-catching eye-popping eye-watering fabled fabulous faceless faint faint-hearted faithful
    faltering famed familiar famished famous fancy fantastic far-reaching farcical fascinating fastidious fat fatal fateful
    fatiguing faultless favorable favourable fearful fearless fearsome feckless feeble feisty felicitous ferocious fertile
    fervent fervid feverish fickle fiendish fierce fiery fine first-class first-rate fitful fitting flabbergasting flabby
    flagging flagrant flamboyant flaming flashy flattering flawless fleeting fleshy flighty flimsy flippant florid
    flourishing flowery fluffy flustered foggy foolhardy foolish forbidding forceful forgettable forgivable forgiving
    forlorn formidable forthright fortuitous fortunate foul foxy fractious fragile frail frank frantic fraught freakish
    freaky free-spirited free-wheeling frenetic frenzied fretful friendless frightening frightful frigid frisky frivolous
    frolicsome frosty frothy frugal fruitful fruitless frumpy frustrating fulsome fumbling funky funny furious furtive fussy
    futile fuzzy gainful gallant galling galloping gamely gangling gargantuan garish garrulous gaudy gaunt gawky generous
    genial genteel gentle ghastly ghostly giant giddy gifted gigantic gilded gingerly glacial glad gladdening glamorous
    glaring gleaming gleeful glib glittering glitzy gloomy glorious glossy glowing glum gluttonous gnarled gnarly godawful
    godforsaken godsent good good-humoured good-natured goodish goodly goofy gorgeous graceful graceless gracious grand
    grandiose grateful gratifying gratuitous grave greasy great greedy gregarious grievous grim grimy gripping grisly gritty
    groggy groovy grotesque grotty grouchy ground-breaking groundbreaking grovelling grubby grudging grueling gruelling
    gruesome gruff grumpy guarded guileless gullible gushing gusty gutsy gutting hackneyed haggard hair-raising halcyon hale
    half-baked half-decent half-hearted hallowed halting ham-fisted handsome haphazard hapless happy happy-go-lucky
    hard-bitten hard-boiled hard-fought hard-headed hard-hitting hard-nosed hard-pressed hard-won hardy harebrained harmless
    harmonious harrowing harsh hasty hateful haughty haunting hazy headless headline-grabbing headstrong heady healthy
    heartbreaking heartening heartfelt heartless heartrending heartwarming hearty heated heavenly heavy heavy-handed
    heavy-hearted heavyweight hectic hefty heinous hellish helpful helpless herculean heroic hesitant hideous high-flown
    high-flying high-handed high-minded high-octane high-powered high-spirited high-strung highfalutin hilarious historic
    histrionic hoary hollow homespun honest honeyed honorable honourable hopeless horrendous horrible horrid horrific
    horrifying hot-blooded hot-headed huge hulking humble humbling humdinging humdrum humiliating humongous humorous
    humourless humungous hunky-dory hurried hurtful husky hyperactive hysterical icky iconic icy idyllic ignoble ignominious
    ill-advised ill-fated ill-judged ill-starred ill-timed illustrious imaginative immaculate immeasurable immense
    immoderate immodest immortal immovable impassioned impassive impatient impeccable imperfect imperilled imperious
    impersonal impertinent imperturbable impervious impetuous impish implacable important imposing impregnable impressive
    impudent impulsive inadequate inane inauspicious incandescent incessant incisive inclement incongruous inconsequential
    inconsiderable inconsistent inconspicuous inconvenient incredible indefatigable indelible indescribable indifferent
    indignant indisputable indolent indomitable indubitable indulgent industrious ineffectual inelegant ineluctable inept
    inescapable inestimable inexcusable inexhaustible inexorable inexplicable infamous infernal infinitesimal infuriating
    ingenious inglorious innocuous inoffensive inquisitive insane insatiable insecure insidious insightful insignificant
    insipid insistent inspirational inspired inspiring instructive insubstantial insufferable insufficient insuperable
    insurmountable intense interesting intimidating intolerable intoxicating intrepid intricate intriguing inventive
    invigorating invincible inviting invulnerable irate irksome ironclad ironic irrational irrepressible irresistible
    irresolute irritable irritating itchy itsy-bitsy itty-bitty jaded jagged jarring jaunty jaw-dropping jazzy jejune
    jittery jocular jolly joyful joyless joyous jubilant judicious juicy jumbo jumpy keen killer kind-hearted kindly
    king-size kingly knockout knotty knowing labored laborious laboured lackadaisical lackluster lacklustre lame lamentable
    languid languorous lanky large large-hearted largish laudable laughable lavish lax lazy leaden leaky lean leery leggy
    lethal lethargic level-headed lifeless light-fingered light-hearted lighthearted likable likeable limitless limp limpid
    lion-hearted lionhearted lissom listless lithe little livid loathsome lofty lonesome long-awaited long-drawn-out
    long-suffering loony lopsided lordly lousy lovable lovely low-key low-spirited lowly loyal lucid luckless lucky
    lucrative ludicrous lugubrious lukewarm lumbering luminous lumpy lurid luscious lush lustrous lusty luxuriant luxurious
    lyrical macabre mad madcap magical magisterial magnanimous magnificent majestic maladroit malevolent malicious mammoth
    manageable mangy maniacal manic manifold marked marvellous marvelous massive masterful masterly matronly maudlin meager
    meagre meandering meaningful measly measured meaty mediocre meek mega melancholic melancholy mellifluous mellow
    melodious melodramatic memorable menacing merciful merciless mercurial mere meritorious merry mesmerising mesmerizing
    messy meteoric methodical meticulous mettlesome middling mighty mild mind-bending mind-blowing mind-boggling
    mind-numbing mindful mindless minimal minuscule miraculous mirthful mirthless miserable miserly misguided misshapen
    misty mixed moderate modest momentous monolithic monotonous monster monstrous monumental moody moonstruck
    morale-boosting morale-sapping morbid moribund morose mortifying mountainous mournful mouth-watering mouthwatering
    moving muddled muddy mulish multitudinous mundane murky muscle-bound muscular mushy muted mutinous mysterious mystical
    mystifying mythic mythical nagging nail-biting naive narrow-minded nasty natty naughty nauseating neat nebulous needless
    nefarious negligible neighbourly nerve-jangling nerveless nervous nervy nettlesome newsworthy nice nifty niggardly
    niggling nightmarish nimble nippy noble nonchalant nondescript notable noted noteworthy noticeable notorious numb
    numbing objectionable obliging obnoxious obscene obscure obsequious obstinate obstreperous obtuse obvious odd oddball
    odious off-putting offbeat offensive old-fashioned ominous omnipotent onerous opportune oppressive optimistic opulent
    orderly ornate ostentatious otherworldly outlandish outrageous outsize outsized outspoken outstanding overambitious
    overawing overbearing overblown overcast overeager overjoyed overpowering overweening overwhelming overwrought
    overzealous padded painful painless painstaking palatable palatial pallid palpable paltry panicky paradoxical parched
    passable passionate passive patchy pathetic peaceable peaceful peachy peaked peaky peculiar pedestrian peevish pensive
    peppy perceptible perceptive peremptory perfect perfunctory perilous perky permissive pernicious perplexing persevering
    persistent persnickety perspicacious persuasive pert pertinacious perverse pesky pessimistic petite petrifying petty
    petulant phenomenal phlegmatic picayune picky picturesque piddling piecemeal piercing piffling pitch-perfect piteous
    pithy pitiable pitiful pitiless pivotal placid plain plaintive playful pleasant pleasing pleasurable plebeian plentiful
    pliant plodding plucky plump plush pointless polished polite pompous ponderous poor poorly portentous portly posh potent
    powerful powerless practised praiseworthy precarious precious precipitous precise precocious predictable prepossessing
    presentable prestigious presumptuous pretentious pretty prickly prim princely pristine prodigal prodigious profligate
    profound profuse prominent pronounced propitious prosaic prosperous protracted proud proverbial prudent prudish puerile
    pugnacious puissant pulsating pulse-quickening punchy punctilious pungent puny purposeful pushy puzzling quaint queasy
    quenchless querulous quick-witted quiescent quiet quirky quixotic quizzical racy radiant radical ragged rakish rambling
    rambunctious rampant rancorous rapacious rapid rapturous rash raspy raucous raunchy ravenous ravishing razor-sharp
    razor-thin reasonable reassuring rebellious recalcitrant reckless red-blooded redoubtable refreshing regal regrettable
    reinvigorating relaxed relaxing relentless reliable reluctant remarkable reminiscent remorseful remorseless repellent
    reproachful repugnant repulsive resilient resolute resonant resounding resourceful respectable resplendent restful
    restive restless restrained revealing revered revitalising revitalizing revolting revolutionary rewarding rhapsodic
    ribald rich rickety ridiculous righteous rigorous riotous rip-roaring ripping ritzy riveting roaring robust
    rollercoaster rollicking romping rose-tinted rosy rotten rotund rough rough-and-ready rough-hewn round rousing rowdy
    rudderless rude rueful rugged ruinous runaway rusty ruthless sad saddening sagacious salient salubrious salutary
    sanctimonious sane sanguine sappy sarcastic sardonic sassy satisfactory satisfying saucy savage savvy scandalous scant
    scanty scary scathing scatterbrained scintillating scorching scornful scrappy scrawny screaming scruffy scrumptious
    scrupulous seamless searing sedate seemly seething seismic self-assured self-confident self-effacing self-inflicted
    selfless sensational sensible serendipitous serene seriocomic serious severe shabby shaky shallow shambling shambolic
    shameful shameless shapeless shapely shattering sheepish sheer shiftless shimmering shining shiny shipshape shivering
    shocking shoddy showy shrewd shrill sickening sickly significant silly simplistic sinewy sinister sisyphean sizable
    sizeable sizzling skeletal skilful skillful skimpy skinny skittish slack slapdash slavish sleek sleepless sleepy slender
    slick slight slim slinky slippery slipshod slithery sloppy slothful slovenly slow-moving sluggish sly small small-minded
    smallish smart smarting smashing smooth smug smutty snappy snazzy sneaky snide snobbish snooty snug soaring sober
    sobering soggy solemn solicitous solid somber sombre somnolent sonorous soothing sophisticated soporific sordid
    sorrowful sorry soul-crushing soul-destroying soul-stirring soulful soulless soupy sour sparkling sparse spartan
    spasmodic spectacular speedy spellbinding spindly spine-chilling spine-tingling spineless spirited spiritless spiteful
    splashy splendid splendiferous spontaneous spooky sporadic spotless spotty sprightly spry spunky squalid squeaky
    squeaky-clean squeamish staggering staid stalwart stark starry-eyed startling stately staunch steadfast steady stealthy
    steamy stellar stern stiff stifling stilted stimulating stinging stingy stirring stodgy stoic stoical stolid stonking
    stony stormy storybook stout stouthearted strained straitened strange strapping strenuous stressful strident striking
    stringent strong strong-willed stubborn studious stumbling stunning stupefying stupendous stupid sturdy stuttering
    stylish suave sub-par subdued sublime submissive subpar substandard substantial subtle successful succinct sudden
    sufficient suffocating suicidal suitable sulky sullen sumptuous sunken sunny super super-duper superb superficial
    superlative supersized supple supportive surly surprising surreal swanky swashbuckling sweaty sweeping sweet swell
    sweltering swift swingeing swish sympathetic taciturn tactful tactless talented talkative tall tame tantalising
    tantalizing tardy tasteful tasteless tasty tattered taut tawdry tearful tearless tedious teensy teeny teeny-weeny
    temerarious temperamental temperate tempestuous tempting tenacious tense tepid terrible terrific terrifying testing
    testy thankful thankless thick thin thorny thorough thoroughgoing thoughtful thoughtless threadbare thrifty thrilling
    thriving throaty throbbing thumping thundering thunderous ticklish tidy tight-fisted tight-lipped time-honoured timeless
    timely timid timorous tinny tiny tireless tiresome tiring titanic toe-curling toilsome tolerable toothless toothsome
    top-drawer top-heavy top-notch topsy-turvy torpid torrid tortuous torturous touching touchy tough towering tragic
    tragicomic tranquil transcendent transfixing transformative trashy treacherous treasured tremendous tremulous trenchant
    trendy tricky trifling trim trite triumphal triumphant trivial troublesome truculent true-blue trusty tubby tumbledown
    tumultuous turbid turbocharged turbulent turgid twinkling twitchy typical ugly ultra-thin unabashed unabated
    unacceptable unadventurous unambitious unappealing unappetising unassailable unassuming unattractive unavailing
    unbeatable unbecoming unbelievable unblemished unbounded unbowed unbroken uncanny uncharitable uncomfortable uncommon
    uncompromising unconvincing undaunted undemanding understated undeterred undignified undimmed undistinguished undying
    uneasy unedifying unenviable unerring uneven uneventful unexceptional unexciting unfailing unfaltering unfavorable
    unfavourable unfazed unflagging unflappable unflattering unflinching unforeseeable unforgettable unforgivable
    unforgiving unfortunate unfriendly ungainly unglamorous ungraceful unhappy unhealthy unheroic unholy unhurried
    unimaginative unimpeachable unimpressive uninspired uninspiring uninteresting unkind unloved unlovely unlucky
    unmanageable unmanly unmemorable unmissable unobtrusive unpalatable unperturbed unpleasant unpretentious unpromising
    unquenchable unquestionable unreasonable unrelenting unremarkable unremitting unruffled unruly unsatisfactory
    unsatisfying unscathed unseemly unsettling unshakable unshakeable unsightly unsparing unspeakable unspectacular unsteady
    unstinting unstoppable unsurprising untamed untidy untiring untroubled unwavering unwelcome unwieldy unwise unworthy
    unyielding upbeat uphill uplifting uppity uproarious upstanding urgent vainglorious valiant valorous vapid vast vehement
    venerable vengeful venomous verdant vexatious vexing vibrant vicious vigilant vigorous vile villainous vindictive virile
    virtuous visceral viscous vital vivacious vivid vociferous voluminous voluptuous voracious vulgar wacky walloping wan
    wanton warm-hearted wary washed-out wasteful watchful watery wavering wavy waxen wayward weak weak-kneed wearisome weary
    weather-beaten wee weedy weighty weird welcome well-balanced well-behaved well-crafted well-deserved well-earned
    well-executed well-fed well-groomed well-judged well-kept well-managed well-mannered well-oiled well-rounded well-run
    well-tempered well-timed well-upholstered well-worn whacking wheezing whimsical white-knuckle whole-hearted wholehearted
    whopping wicked wide-eyed wild wild-eyed wilful willful wily wimpy windswept winsome wise wispy wistful withering
    witless witty wizened wobbly woebegone woeful wonderful wondrous wonky woozy workaday workmanlike world-beating
    world-weary worldly worn-out worrisome worrying worthwhile worthy wounding wrathful wrenching wretched writhing wry
    yawning yucky yummy zany zealous zestful zesty zippy

    addictive anxious artful artless astute august avuncular baffling bashful beat-up 
     believable bemusing bite-size blameless blemish-free boffo bog-standard
    bone-crushing boomy borderline-heroic breathable brooding brow-furrowing buccaneering butt-kicking buzzy
    calamity-free calming chest-thumping clodhopping cloud-free clunky cobbled-together
    confidence-inspiring contrite convivial cool-headed corny crackerjack crowd-puller cruddy
    curmudgeonly damp-squib darn dastardly deadpan death-or-glory deathless deflating demonic
      dispiriting ditzy doozy doubt-dispelling down-at-heel down-to-earth downtrodden dozy droopy
    dulcet dusty dyspeptic ear-splitting earth-moving earthbound easy-going eccentric egg-on-face electrifying
       enervating ever-hungry ever-patient  
    eye-opening eyebrow-raising fairy-tale fantabulous fast-and-furious fawning fever-pitch fidgety first-string
     flaccid flat-footed fleet-footed flinty flowing-haired foolproof footloose foreboding
    foul-tempered freewheeling full-blooded full-bodied full-throated full-throttle fuming gallumphing game-changing
    garden-variety gasp-inducing genius get-up-and-go ginormous give-no-quarter gladsome glowering go-getting
     gobsmacking gold-medal goosebump-inducing grandstanding grin-inducing gut-churning half-asleep
    halo-wearing hangdog happy-making hard-as-nails hard-to-love head-scratching head-spinning head-turning
    heart-pounding heart-rending heart-stopping heartsick heaven-sent heavyset hell-for-leather high-wire ho-hum
    hog-wild holier-than-thou home-run hopping-mad horror-show hot-and-heavy hotshot huffy humorless
    hypnotic ice-cool ill-humoured ill-tempered incorrigible indecorous inscrutable insouciant 
     iron-fisted jeopardy-free jet-propelled jolting juddering kick-ass killjoy knee-buckling knock-kneed
    knockabout lachrymose languishing laugh-out-loud laurel-strewn lead-footed lead-lined leonine limping
    lip-smacking lived-in loud-mouthed low-flying lucky-charm lumpen lusterless lustreless make-or-break mawkish
    mean-spirited mesmeric milquetoast mirth-inducing moony mopey morale-lifting mouth-drying nail-chewing
    namby-pamby neat-as-a-pin neck-snapping needle-sharp nerdy nerve-shredding never-say-die 
    nitpicky no-frills no-nonsense nose-bleed not-half-bad nutty off-key ornery 
      pacy panic-inducing panting parlous peace-loving pearl-clutching 
     phantasmagoric pinch-yourself pitch-black plain-vanilla poker-faced pouty propulsive puckish
    pulse-pounding pulse-racing puppyish quaking quick-footed quietly-impressive rag-tag ragtag raring-to-go 
     red-faced red-letter rib-tickling rip-snorting ruddy rumbustious scalding
    scare-mongering scattershot screwball seat-of-the-pants self-congratulatory self-satisfied shaggy 
    shell-shocked shivery shopworn showstopping shudder-inducing side-splitting slam-dunk smart-alecky
    smile-inducing smirking sniffy sob-inducing souped-up sour-faced spanking-new spellbound spick-and-span spiffy
    spirit-lifting spit-and-polish star-crossed star-spangled star-struck statesmanlike steely
    stick-in-the-mud storming straggly strait-laced stroppy stuffy stultifying sun-kissed 
    sweat-inducing tail-wagging tear-jerking tear-stained teeth-chattering teeth-rattling 
    thigh-slapping tickety-boo tin-eared tongue-tied touch-and-go trailblazing trembling trophy-worthy
    turbo-charged tut-tutting underdone unfussy unnerving unshaken unshowy unsmiling unsubtle
    unswerving vampish vein-popping volcanic wearying weepy wild-and-woolly wilting wishy-washy wolfish
    worse-for-wear wow-inducing yawn-inducing zingy`),
)
