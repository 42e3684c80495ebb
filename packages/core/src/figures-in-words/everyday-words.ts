/**
 * Words of everyday English that can name no figure, part, company, period or basis, sorted by what they are: who talks
 * and listens, what people feel, what a story is made of, how something is told. Whatever stands in a sentence from these
 * classes, its figure is the same. Left out are words by which filings and reports do sort: trades, goods, places,
 * groups of customers, lengths of time, forms of money, and words that deny or wish.
 */
const set = (...words: readonly string[]): ReadonlySet<string> => new Set(words.join(' ').trim().split(/\s+/))

export const EVERYDAY: ReadonlySet<string> = set(
  // who talks, listens and looks on
  'people folks folk guys everyone everybody crowd bulls bears pundits pundit commentators commentator',
  'observers observer friends friend gentlemen ladies madam sir mister neighbour neighbor journalist',
  'journalists reporter reporters columnist columnists editor editors author authors boss chief ceo cfo chairman chairwoman president',
  'founder founders crew gang outfit team teams grandma grandmother grandfather uncle aunt mum mom dad cousin',
  // what is said, and where
  'chat conversation talk question questions answer answers reply verdict opinion opinions view views thought thoughts thinking',
  'letter speech remark remarks comment comments sentence sentences paragraph paragraphs slide slides presentation script transcript',
  'broadcast bulletin breakfast lunch dinner essay blog thread tweet caption footnote appendix cover chapter narrative tale',
  'tales plot podcast episode interview webcast dial-in microphone soundbite quote headlines scorecard report-card exam grade',
  // feelings
  'joy pleasure excitement mood shame pride shock amazement panic delight disappointment regret relief dismay',
  'embarrassment frustration sorrow awe envy amusement enthusiasm confidence optimism pessimism caution nerves hype buzz drama',
  'gloom cheer cheers applause boredom yawn smile smiles grin laugh laughs tears sigh sighs grief fury anger rage love hate',
  'jealousy curiosity disbelief despair anxiety satisfaction gratitude patience impatience courage greed hunger thirst',
  // what a story is made of
  'trend trends trajectory path journey road ride course momentum strength weakness muscle might force shape performance',
  'achievement achievements success successes triumph victory feat feats effort efforts discipline luck fortune miracle secret',
  'mystery puzzle riddle irony paradox joke punchline twist tragedy comedy spectacle stage star stars hero heroes villain champion',
  'darling jewel crown gem treasure prize trophy legend factor spot bright-spot lowlight headache headaches problem problems trouble',
  'troubles challenge challenges worry worries crisis mess turmoil turbulence struggle struggles pain pains wound wounds blow blows',
  'setback setbacks comeback headwind headwinds tailwind tailwinds storm storms breeze weather dust smoke flames thing things way ways',
  'kind kinds sort sorts manner fashion style fun game games race marathon sprint hurdle hurdles bar trick tricks magic spell',
  'moment moments blink world life truth reality sense reasoning logic idea ideas lesson lessons clue clues hint hints sign signs proof',
  'evidence testament tribute wake-up signal signals symbol symptom symptoms effect effects impact upshot',
  // parts of the body, and of a house, in idioms
  'eye eyes ear ears face faces heart hearts mouth jaw jaws finger fingers nose neck shoulder shoulders bone bones belt',
  'knee knees foot feet toe toes step steps stride strides breath sweat door doors doorstep doorsteps corner corners roof ceiling floor ground',
  'league leagues shoppers mountain mountains hill valley cliff wall walls bridge bridges ladder rung rungs ladders rollercoaster seat seats',
  // what things are like, of which no figure could be right or wrong
  'bright dark warm cold hot bitter happy glad keen eager proud brave calm quiet loud noisy lazy sleepy tired fresh tough rough',
  'gentle cruel harsh severe painful brutal fierce savage wild crazy insane mad nuts bonkers ridiculous absurd laughable hilarious weird',
  'odd strange curious peculiar interesting intriguing fascinating boring dull tedious bland frank blunt candid obvious visible evident',
  'undeniable unmistakable familiar famous infamous legendary iconic mythical beloved popular unpopular difficult easy trying',
  'testing challenging turbulent choppy stormy uncertain unsettled muted subdued restrained contained disciplined patient prudent',
  'cautious careful confident bullish bearish optimistic pessimistic hopeful skeptical sceptical unhappy satisfied dissatisfied pleased',
  'disappointed delighted thrilled excited impressed unimpressed stunned shocked amazed relieved worried nervous anxious jittery grateful',
  'thankful humbled mighty humdrum unglamorous unsung overlooked underrated overrated seasoned sleepless restless relentless tireless',
  'unstoppable unshakeable bruising gruelling grueling punishing sobering bumpy rocky smooth uneventful eventful momentous fateful storied',
  'vaunted ballyhooed much-maligned much-hyped long-suffering hard-charging high-flying free-spending penny-pinching once-mighty',
  // what people do with news
  'brag brags bragged gloat gloats celebrate celebrates celebrated celebrating cheered cheering applaud applauded grumble grumbled',
  'moan groan complain complained shrug shrugged shrugs smiled grinned laughed cry cried weep wept gasp gasped sighed yawned',
  'stare stared gaze glanced wonder wondered ponder pondered chew chewing chewed digest savor savour whisper whispered shout shouted',
  'scream screamed yell mutter explain explains describe described describes discuss discussed mention',
  'mentions stress stresses underline underlines emphasise emphasize flag flagged flags',
  'illustrate illustrates demonstrate demonstrates prove proves confirm confirms',
  'reveal reveals indicate indicates acknowledge acknowledges admit admits admitted concede concedes',
  'remind reminds remember remembers recall recalls learn notice notices observe',
  'observes realise realises understand listen listened looking switching watch watched watching talks talked talking speak spoke',
  'speaks speaking ask asks asked asking wait waits waited waiting sleep slept dance danced sing sang live lives lived living breathe',
  'thank thanks thanked please welcome welcomed congratulate congratulated forgive excuse apologise apologize admire admired',
  'believe matter matters mattered feel feels felt loved loves enjoy hated deserve deserves deserved',
  // how it is told
  'overnight my me mine myself dear hello hi hey yeah yep wow hmm besides otherwise deep wide aloud',
  'beforehand elsewhere somewhere anywhere everywhere oh ah ha aha voila bingo touché ta-da gosh',
  'whoa kudos bravo congrats congratulations hats hat tip kidding typing honest-to-goodness',
  // calls, greetings and signs of speech
  'ahem ahoy alright amen attaboy aye begorrah blimey bonjour boohoo brr cheerio ciao crikey cripes dang darn doh',
  'drat eek eh erm eureka gadzooks gee golly goodness goodbye gracious greetings ha-ha hallelujah hark heck heya',
  'hiya hooray howdy huh humph hurrah hurray hush huzzah jeepers jiminy lordy lawks meh mmm mwah nah namaste',
  'newsflash okey-dokey oho ooh oops-a-daisy oomph ouchie oy pah phooey pfft pooh presto psst rats righto right-oh',
  'salut shh shucks sheesh sayonara tally-ho ta tut-tut uh uh-oh ugh um voilà wahey whee whoopee wowee wowza yadda',
  'yah yea yippee yo yoo-hoo yum yup yuck zoinks zounds psa fyi tl;dr imho afaik ftw lmk nb eli5 hth iirc icymi',
  'tgif',
  // adverbs of everyday idiom
  'afoot aglow agog ajar akimbo aloft alight amok amuck anyways arm-in-arm askance askew aslant asleep awake awhile',
  'awry astir astray athwart aback abuzz abloom ablaze aflame aflutter afire afloat apropos atilt atremble atwitter',
  'bang-on belly-up bolt-upright brand-spanking cheek-by-jowl cap-in-hand chop-chop crosswise cross-legged dead-on',
  'devil-may-care easy-peasy every-which-way eyeball-to-eyeball fair-and-square fiddlesticks fingers-crossed',
  'full-tilt full-steam fuss-free goody hammer-and-tongs harum-scarum head-over-heels heads-up heave-ho',
  'helter-skelter hereabouts hi-ho higgledy-piggledy hocus-pocus holus-bolus hotfoot hugger-mugger hush-hush kaboom',
  'kapow kerplunk ker-ching kaching kerching lickety-split loggerheads mind-bendingly mumbo-jumbo neck-deep',
  'nip-and-tuck nitty-gritty no-brainer no-sweat nudge-nudge okey off-the-cuff on-the-nose open-mouthed out-and-out',
  'out-of-the-blue pit-a-pat ping plonk plop poof pow razzmatazz razzle-dazzle riff-raff roly-poly rough-and-tumble',
  'rub-a-dub rumpus shilly-shally slap-up smack-bang snug splat squish swoosh thud thwack tick-tock tip-top',
  'tit-for-tat tongue-twister tra-la-la truth-be-told twaddle upside-down vroom wham whizz-bang whodunit whoosh',
  'wink-wink woo-hoo yackety-yak yin-yang ho-ho knock-knock nail-biter',
)
