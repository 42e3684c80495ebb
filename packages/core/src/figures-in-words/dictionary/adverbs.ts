/** Adverbs that change no figure: what is not listed may say of what a figure is, how it is measured or whether it is true. */
import { listed } from './inflect.ts'

/** Time that is the figure's own, degree, order and turn of speech. */
export const PLAIN_ADVERBS: ReadonlySet<string> = new Set(
  listed(`
    a-plenty accordingly almost around afresh afterward afterwards again ago alas alike already also altogether anew anon anyhow anyway
    apace apiece aplenty awfully belike betimes bit clean dead downright duly enough erelong even eventually evermore fast
    finally first firstly foremost forsooth forth forthwith forward full-throttle furthermore galore goodly hand-over-fist
    haply hard head-on headlong hence henceforth here hereby hitherto how however howsoever in-line indeed instead jot just
    lastly lately likewise little long lot lots meantime meanwhile methinks midway moreover much namely nay nearby 
    neck-and-neck nevertheless next nigh non-stop nonetheless nonstop now nowadays oft onward onwards outright overall pell-mell
    perforce plain plumb presently pretty quite rather regardless right roughly roundabout secondly shade shortly similarly
    sky-high slap slap-bang smack smidge smidgen so somehow someway somewhat soon squarely still straightaway tad
    thankfully thence thereafter therefore thereupon third thirdly thoroughly thus today together tonight too topsy-turvy
    touch trifle ultimately upfront verily very viz well well-nigh whatever whatsoever whisker whit wholeheartedly 
    willy-nilly withal yesterday yet yonder zip-zap`),
)

/** "So far", "at long last", "hand over fist": phrases that are adverbs, read whole. */
export const ADVERB_PHRASES: readonly string[] = [
  'so far(?! (?:this|in|into|during) )',
  'thus far(?! (?:this|in|into|during) )',
  'as of now',
  'by now',
  'for now',
  'until now',
  'up to now',
  'of late',
  'at (?:long )?last',
  'at length',
  'at present',
  'at the moment',
  'at any rate',
  'at a (?:stroke|glance)',
  'in (?:due course|the end|the event|the main|effect|essence|earnest|full|general|particular|passing|principle|practice|sum|turn|round (?:numbers|figures|terms|steps|sums))',
  'in all',
  'all in all',
  'all told',
  'all the (?:same|while|way)',
  'all (?:along|at once)',
  'on (?:the whole|balance|top of (?:that|this|it)|reflection|inspection|closer inspection)',
  'by (?:and large|far|itself|themselves|a (?:long|fair|wide|country) (?:way|chalk|mile)|leaps and bounds|the way|rights|degrees)',
  'for (?:good measure|the record|sure|certain|real|once|example|instance|short|what it is worth)',
  'to be (?:precise|exact|sure|fair|clear|honest|frank|blunt|specific|more (?:precise|exact|specific)|accurate)',
  'to (?:boot|say the least|put it (?:mildly|simply|bluntly|plainly|another way)|the full|the hilt|the letter|wit)',
  'that is(?: to say)?(?=,| (?:quicker|slower|faster|more|less|an?|about|nearly|almost|roughly|some|just))',
  'which is to say',
  'in other words',
  'more or less',
  'give or take',
  'as it (?:happens|turns out|were)',
  'as (?:well|usual|ever|noted|stated|mentioned|described|explained|indicated|always|a matter of fact|a rule)',
  'once (?:again|more)',
  'time and again',
  'hand over fist',
  'a good deal',
  'a great deal',
  '(?:quite )?a (?:bit|lot|little|tad|touch|shade|trifle|whisker|smidge(?:n)?|notch|hair|whit|fair bit|good bit|great deal)(?= (?:more|less|fewer|higher|lower|better|worse|larger|smaller|above|below|over|under|short|shy|ahead|behind))',
  'sure enough',
  'first and foremost',
  'last but not least',
  'no less',
  'then again',
  'even so',
  'little by little',
  'step by step',
  'bit by bit',
  'inch by inch',
  'year in,? year out',
]

/**
 * How something happened and how somebody sees it, in "-ly". Not in: what says of what a figure is ("federally", "grossly"), how or
 * how long it was measured ("annually", "consecutively"), whether it is true or lawful ("allegedly", "secretly"), when
 * ("recently", "previously") and that nothing moved ("flatly"). An adverb that is not here leaves its sentence open.
 */
export const MANNER_ADVERBS: ReadonlySet<string> = new Set(
  listed(`
    abruptly absolutely abundantly accurately actually admirably admittedly aggressively agreeably alarmingly amazingly ambitiously
    amply amusingly anxiously appreciably appropriately approximately aptly ardently assertively assuredly astonishingly astoundingly
    attractively awkwardly badly barely basically beautifully becomingly bizarrely blatantly bleakly blithely boldly bravely breathlessly
    breezily briefly brightly briskly broadly brutally busily calmly candidly capably carefully carelessly casually cautiously certainly
    charmingly cheerfully cheerily cleanly clearly cleverly closely clumsily coldly comfortably comically commendably
    completely concisely conclusively confidently considerably convincingly coolly correctly courageously courteously cozily
    creditably crisply crucially cruelly curiously dazzlingly decently decidedly decisively deeply defiantly definitely definitively
    deftly deliberately delicately delightfully demonstrably densely dependably depressingly desperately determinedly diligently
    dimly disappointingly discernibly discreetly dismally distinctly distressingly disturbingly divinely dizzily dizzyingly doggedly
    dramatically drastically duly dutifully eagerly earnestly easily ebulliently effectively efficiently effortlessly elegantly
    eminently emphatically encouragingly energetically engagingly enormously entertainingly enthusiastically entirely enviably
    especially essentially evenly eventually evidently exactly exceedingly exceptionally excitedly excitingly explicitly
    expressly exquisitely extensively extraordinarily extravagantly extremely exuberantly fabulously factually fairly faithfully famously
    fantastically fascinatingly fearlessly ferociously fervently fiercely finally fittingly flagrantly flatteringly fluently forcefully
    forcibly formally formidably fortunately fractionally frankly freely frenetically frighteningly frugally fully funnily furiously gaily gallantly
    generously gently genuinely gladly gleefully gloomily gloriously gorgeously gracefully graciously grandly gratefully gratifyingly
    gravely greatly greedily grimly grudgingly handily handsomely haphazardly happily harshly hastily heartily heartwarmingly heavily
    helpfully heroically honestly honorably honourably horribly hugely humbly humorously hungrily hurriedly idly immaculately
    immediately immensely impatiently impeccably importantly impressively inarguably incidentally incredibly incurably indisputably
    inelegantly inescapably inexorably inexplicably infinitely ingeniously inherently instantly instructively insistently
    intelligently intensely intently interestingly intriguingly ironically irrefutably jauntily jokingly jovially joyfully
    joyously jubilantly judiciously keenly kindly knowingly laboriously lamentably largely lavishly lazily leisurely lightly literally
    logically loosely loudly lovely lovingly loyally lucidly luckily ludicrously magically magnificently majestically manageably manfully
    manifestly marginally markedly marvellously marvelously masterfully materially meaningfully measurably meekly memorably menacingly merely
    mercifully merrily mightily mildly mindfully miraculously miserably modestly monstrously morbidly mournfully movingly mundanely
    naggingly namely narrowly naturally nearly neatly needlessly nervously nicely nimbly nobly noisily notably noticeably obligingly obviously
    oddly ominously openly optimistically ostentatiously outrageously overly overwhelmingly painfully painlessly painstakingly
    palpably passionately patiently peculiarly perceptibly perfectly perilously perplexingly phenomenally pitifully plainly
    pleasantly pleasingly plentifully pluckily poetically pointedly politely poorly portentously powerfully practically
    precipitously precisely predictably preposterously prettily pricelessly prodigiously productively profitably profoundly promisingly
    promptly properly proudly prudently punctually purposefully puzzlingly quaintly quickly quietly quirkily radiantly radically
    rapidly readily really reasonably reassuringly recklessly refreshingly regrettably reliably reluctantly remarkably resiliently
    resolutely resoundingly respectably respectfully respectively resplendently restlessly richly ridiculously rightly rigorously
    robustly roughly rudely ruinously ruthlessly sadly safely satisfactorily satisfyingly savagely scathingly scrupulously seamlessly
    selflessly sensationally sensibly sentimentally seriously severely shamefully shamelessly sharply sheepishly shockingly shrewdly
    shyly signally significantly silently simply sincerely singlehandedly sizeably sizably skilfully skillfully slavishly sleekly
    sleepily slowly sluggishly smartly smilingly smoothly slightly smugly soberly soberingly softly solemnly solidly soothingly sorely sorrowfully
    soundly sparingly sparklingly spectacularly speedily spiritedly splendidly spontaneously squarely staggeringly starkly startlingly
    staunchly sternly stiffly stirringly stoically stoutly strangely strenuously strictly strikingly strongly stubbornly studiously
    stunningly stupendously sturdily stylishly sublimely substantially subtly suddenly sumptuously superbly superlatively surely
    surprisingly sweetly swiftly swimmingly tactfully tamely tangibly tantalisingly tantalizingly tastefully tellingly tenaciously
    tenderly tepidly terribly terrifically thankfully thoroughly thoughtfully tidily tightly timidly tirelessly totally touchingly
    toughly tragically tranquilly transparently tremendously triumphantly truly trustingly truthfully unabashedly
    unambiguously unapologetically unashamedly unassumingly uncannily uncomfortably undeniably understandably undoubtedly
    uneasily uneventfully unexpectedly unfortunately unhappily unhesitatingly unimpressively unintentionally unmistakably unnervingly
    unpleasantly unpretentiously unquestionably unspectacularly unsurprisingly unusually urgently usefully utterly vaguely valiantly
    vastly verily vibrantly victoriously vigorously violently virtually visibly vitally vividly vocally voraciously warily warmly wearily
    weirdly well-deservedly whimsically wholeheartedly wickedly wildly willingly wisely wistfully woefully wonderfully wondrously
    worryingly worthily wryly youthfully zealously zestfully

    abidingly ably absentmindedly absorbingly abysmally achingly acidly adeptly adorably adroitly affably agilely
    agonisingly agonizingly aimlessly amazedly amicably angrily apologetically appallingly artfully astutely
    atrociously audaciously auspiciously austerely avidly awesomely bashfully bitingly bitterly blandly blindingly
    blissfully blisteringly bloodily bluntly boisterously boringly bouncily bounteously bracingly brashly brazenly
    breathtakingly brilliantly brusquely bullishly bumpily buoyantly calamitously captivatingly cataclysmically
    catastrophically charitably chattily cheekily chillingly chipperly clammily classily cockily colorfully
    colossally colourfully commandingly compactly compellingly complacently composedly comprehensibly confoundingly
    confusingly congenially contentedly copiously cordially coyly crankily crazily credibly cunningly curtly cushily
    cutely daintily damningly daringly dashingly dauntingly dauntlessly debonairly deferentially dejectedly
    delectably deliciously dementedly deplorably despairingly despondently devilishly devotedly dexterously
    diabolically dopily dourly downheartedly drably dreadfully dreamily drearily drily drowsily drunkenly dryly
    dully dumbly dynamically earsplittingly easefully eccentrically ecstatically edgily eerily effusively
    egregiously elatedly embarrassingly enchantingly endearingly enduringly engrossingly enigmatically enticingly
    enviously euphorically evocatively exactingly exasperatingly excellently excruciatingly exhaustingly
    exhaustively exhilaratingly exorbitantly expansively expertly expressively exultantly fastidiously fatefully
    faultlessly fawningly fearfully fearsomely fecklessly feebly feistily felicitously feverishly fiendishly
    fitfully flabbily flamboyantly flashily flawlessly fleetingly flimsily flippantly fluffily foolhardily foolishly
    forbiddingly forgettably forlornly formlessly fortuitously frantically freakishly frenziedly fretfully frigidly
    frostily fruitfully frustratingly fussily gainfully gallingly gamely garishly garrulously gaudily genially
    giddily gingerly glacially glaringly gleamingly glibly glitteringly gloatingly glowingly glumly gluttonously
    goodnaturedly gregariously grievously grippingly groggily grotesquely grouchily gruffly grumpily guardedly
    gushingly gustily hair-raisingly haltingly hamfistedly harmlessly harmoniously harrowingly haughtily hazily
    headily healthily heartbreakingly heartlessly heavenly hellishly helplessly hideously hilariously hopelessly
    horrendously horrifically horrifyingly humanly humiliatingly humorlessly hypnotically hysterically icily
    idyllically ignominiously illuminatingly immodestly impassively imperiously imperturbably impetuously impishly
    implacably imploringly impolitely imposingly impulsively incisively incongruously inconveniently indefatigably
    indelibly indescribably indignantly indomitably indulgently industriously ineptly infectiously infuriatingly
    innocently inoffensively insanely insatiably inscrutably insipidly insouciantly inspirationally inspiringly
    intemperately invigoratingly invincibly invitingly irately irksomely irrepressibly irresistibly irritably
    irritatingly jadedly jarringly jaw-droppingly jerkily jocularly jokily joltingly juicily jumpily lackadaisically
    laconically lamely languidly languorously laudably laughably leadenly lethargically limply listlessly lithely
    loftily lopsidedly lumberingly luminously lushly lustily luxuriously maddeningly madly magnanimously
    magnetically massively matter-of-factly meagerly meagrely meanderingly measuredly melodramatically mesmerisingly
    mesmerizingly messily methodically meticulously mind-bogglingly mindlessly mirthlessly mischievously
    monotonously monumentally moodily mopily mortifyingly mouthwateringly mulishly muscularly mutely mysteriously
    mystifyingly naively nastily nattily naughtily nebulously nerve-rackingly nervelessly niftily nigglingly
    nonchalantly nostalgically numbingly obdurately obediently obscenely obstinately obtrusively offhandedly
    onerously oppressively opulently outlandishly outstandingly pacily palely paltrily peaceably peacefully
    peevishly pensively peppily perkily pertly perversely pessimistically petulantly philosophically pithily
    pitilessly placidly plaintively playfully ploddingly plumply poignantly pompously ponderously praiseworthily
    preciously precociously presentably presumptuously prissily prodigally profligately profusely propitiously
    prosaically prosperously puckishly pugnaciously pungently punily punishingly quakingly quarrelsomely queasily
    querulously quizzically racily raggedly rakishly rapaciously rapturously rashly raucously ravenously ravishingly
    redoubtably regally relentlessly relievedly remorselessly resentfully resignedly resonantly restfully
    revealingly reverently rhapsodically righteously riotously rivetingly roaringly rockily roguishly rosily
    rousingly rowdily ruefully ruggedly rustily sagely saucily scandalously scantily scarily scornfully screamingly
    searingly sedately seductively self-consciously self-evidently serenely shabbily shakily shatteringly
    shiveringly shoddily showily shrilly sickeningly skittishly slackly slickly slimly sloppily slothfully slouchily
    smarmily smoulderingly snappily snazzily snidely snugly somberly sombrely soporifically soulfully sourly
    speechlessly spellbindingly spiffily spikily spinelessly spiritlessly splashily spookily sportingly spryly
    stagily stalwartly statuesquely steadfastly steelily stellarly stiflingly stingily stingingly stodgily stormily
    strappingly stuffily stumblingly stupidly suavely sulkily sullenly sultrily sunnily suspensefully swankily
    sweatily sweepingly tartly tautly tearfully tediously temptingly tensely terrifyingly testily thoughtlessly
    threadbarely thrillingly thunderously tiresomely titanically toilsomely tolerably tonelessly torpidly tortuously
    traumatically tremulously trenchantly trimly turbulently twitchily unaffectedly unbendingly unblinkingly
    uncaringly unceasingly uncertainly uncharacteristically unconcernedly uncontrollably uncritically undauntedly
    undemandingly undramatically unedifyingly unenthusiastically unfailingly unflaggingly unflatteringly
    unflinchingly unforgettably unforgivingly unfussily unglamorously ungraciously unimaginably unimpeachably
    uninterestingly unnaturally unrelentingly unremarkably unremittingly unrepentantly unruffledly unsparingly
    unswervingly unthinkingly untidily untiringly unwaveringly uproariously upsettingly vapidly vehemently
    venomously verbosely vexingly viciously vilely vindictively virulently viscerally vivaciously volcanically
    voluptuously vulnerably wackily wanly wantonly waspishly wearisomely weightily wholesomely winningly wittily
    wobblily wolfishly wonkily wretchedly yawningly zanily zestily zippily`),
)
