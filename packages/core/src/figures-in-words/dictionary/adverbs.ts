/**
 * Adverbs. Those that end in "-ly" tell how, how much or how somebody sees it, and change no figure, but for a closed list that
 * says what a figure is of, how it is measured, how long it is or whether it is true. Of those without the ending the ones are listed
 * that change nothing.
 */
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

/** Adverbs, and other words in "-ly", that say what a figure is of, how it is measured, how long, for whom, or whether it is true. */
export const TURNING_ADVERBS: ReadonlySet<string> = new Set(
  listed(`
    abnormally accidentally acquisitively additionally allegedly alternatively  annually anomaly apply
    artificially assembly assumedly averagely  bi-weekly biannually bimonthly biweekly 
    chemically civilly clinically collectively commercially comparably comparatively comply  conditionally
    contingently contractually corporately counterfactually cumulatively customarily daily deceptively deferredly
    differently digitally directly disorderly  domestically doubtfully early earthly elderly electrically
    electronically erroneously exclusively externally falsely family fictionally fictitiously fly  foreignly formerly
    fortnightly fraudulently friendly functionally genetically geographically globally half-yearly hardly  homely
    hopefully hourly hypothetically ideally illegally illegitimately  imaginarily implicitly imply improbably
    improperly inaccurately inadvertently  incorrectly independently indirectly individually industrially
    informally initially inorganically institutionally intentionally intercompany internally internationally inversely 
    jointly    likely  locally logistically  mainly mechanically medically militarily
    mistakenly monopoly monthly mostly multiply municipally nationally  nightly nominally 
    notionally occasionally  oily only organically originally ostensibly outwardly partially partly personally
    pharmaceutically physically possibly potentially preferentially preliminarily presumably presumptively 
    privately  probably proportionally proportionately prospectively provisionally publicly purely purportedly
    quarterly rally rarely regionally  relatively rely remotely reply reputedly residentially 
    retroactively retrospectively reversely  scarcely seasonally seemingly  selectively semi-annually
    semiannually separately sequentially severally  solely specially speculatively statutorily supply supposedly
     tally technically temporarily tentatively theoretically therapeutically twice-monthly unaudited
    underlyingly unlikely unofficially  untruly untruthfully unverifiably weekly wholly wrongfully wrongly yearly`),
)
