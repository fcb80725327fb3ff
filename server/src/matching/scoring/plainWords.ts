import { termsOf, termsOfWord } from '../vectors/terms.ts'

/**
 * Words that people use of everything, or in more senses than one: that two write them says nothing of what they have in common. One sits on a
 * board, and wires a sensor to one. What a text is made of (degrees, months, 'called', 'among') says no more,
 * nor how people call themselves: confident, flexible.
 */
const plainWords: ReadonlySet<string> = new Set(
  termsOf(`able account across act actual adaptable add adding advance adventurous advice adviser afraid afternoon afterward again against age agency ago ahead
  air airport alike alive allow alone along aloud already although ambitious among amount angle annual another answer answering anything anyway apart
  appear applauded applause applications apply apprentice approach april area aren't argument arm arrive aside asked asking assistant assisting
  associate attempt attending attention attentive august aunt authority autumn available average avoid awake aware away bad badly balance balancing
  bar barch base basic bba beat beautiful become becoming bed before began begin beginner beginning behind believe believing belong below belt bench
  bend beside best better between beyond bfa big bill billion bit black blame block blue bmus board body book boring born borrowed boss bottom bound
  bowl box boy branch brave break breakfast breaking bridge bright bring bringing broad broken brother brought bsn bsw budget build builder built bus
  busy
  buy calculating call called calling calm came campus can't cannot captain card care careful carried carrier carry carrying case catch caught cause
  cell center cents certain certificate chain chair challenge chance change changed character charge charts cheap check checking cheerful chief child
  children choice choose choosing christmas circle city class clean clear clearly clever client close closed closely closing coat coats coffee cold
  colleague collect collecting collection collector color column come coming committee common community company comparing competition complete concern
  concerned condition confident connect conscience consider contact contain content control convincing cool cooperative coordinator corner correct
  cost couldn't council count counting country couple courage course court cousin cover create credit crew cross crossing curious current curve custom
  customer cut daily dark daughter day dead deal dear december decide decided deciding decision decisive deck deep degree deliver demand department
  depend dependable describe desk detail determined develop didn't die difference different differently difficult digital diligent dinner diploma
  direct direction director dirty discipline discover distance district divide doctor doesn't don't done door double doubting down dozen dozens dpt
  draft draw drawn dread dream dreaming drew drink drinking drive drop dropped dry due dull dumb dvm earlier early earn easier easily easy eat eating
  edd
  edge effect effort eight eighteen eighty either eleven else elsewhere empathetic empty end enemy energetic energy english enjoy enough enter
  enthusiastic entire equal equipment escape even evening event everything everywhere exact example excellent except exchange excited executive
  exercise exist expect expected experience explain explaining explanation expressive extra eye face fact fade fail failing fair fairly fall falling
  familiar family famous far fast father fault favorite fear february feedback feel feeling feet fell felt fewer field fifteen fifth fifty figure file
  fill filled final finally find finding fine finger finish finished finishing fire firm first fit five fix flat flexible floor focused follow
  following food foot force forever form former fortieth forty forward found foundation four fourteen fourth frame framing free freely fresh friday
  friend friendly front full fun fund funny future gap gave general generous gentle gets gift girl give given giving glad glass goal godmother goes
  gold gone good-humored grade grandfather grandmother grateful great green grew ground group grow growing grown grown-ups guess guide habit hadn't
  half ham hand handle hang happen happened happy hard harder hardest hardly hasn't hat haven't head hear heard hearing heart heavy height held hello
  help helped helper helpful helping here high hire hired hiring hit hold holding hole holiday home honest honestly honor hope host hot hour house
  however huge human humble hundred hundredth hunting hurried hurry hurrying hurt hurting i'd i'll i'm idea identifying imaginative imagine immediate
  important improve inch include increase indeed independent information inside instead institute instructor instrument intend interest interested
  interesting intern interrupts introductory inventive isn't issue item itself january job join joint joke journey joy judge july june junior keep
  keeping kept key kid kind kindly knees knew knock knocking knot knowing known knows lady land language large last lasted late lately later laugh
  laughed lay laying lead leader leading lean learn learned learner learning least leave leaving led left leg lend length lesson let let's letter
  letting level license lie life lift light liked likely limit line link list listen listening little live lively living llm local lock logical long
  longer longest look looked looking loose lose losing lost loud love low lower loyal luck lucky lunch main major maker man manage management manager
  manner manual march mark market mass master match material matter may maybe mba meal mean meaning meant measure med meet meeting member men meng
  mental
  mention met method methodical mfa middle might mile million mind mine minor minute mirror miss missing mission mistake mix mixing mlis mmus model
  modern
  modest moment monday money month monthly morning mother mouth move moved movement moving mpa mph mpp msn msw must name napkin narrow national nature
  near nearly
  neat necessary neck need needed needing needs neighbor neighborhood nervous net new news next nice night nine nineteen ninety noise noisy none noon
  normal north note nothing notice noticing november number o'clock object observant october odd offer office officer old older ones online open
  opened opening operation operator opinion opposite optimistic order orderly ordinary organized organizer original outgoing outside owner pace pack
  package page pain paint pair pairs paper parent park part partner party pass passed passionate past path patience patient pattern pay peace pen
  pencil pension people perfect perhaps period permit persistent person personal phd phone pick picker picture piece pile pitch place plain plan plane
  planned planning plant plate play played player playful playing pleasant please pleased plenty pocket point polite politely pool poor position
  possible post pound power practical practice practitioner precise prefer preferably prepare preparing present president press pretty price principal
  print private prize probably problem process produce product production program progress project promise proof proper proud prove provide public
  pull pulled pulling punctual pupil purpose push pushed pushing put quality quarrel quarter question quick quickly quiet quietly quite race raise
  raised raising ran range rarely rate rather reach read reader reading ready real reality reason reasonable receive recent recommendation record red
  reflective region regional regular relation released reliable relief remain remember remembered remembering repeat repeating replace reply report
  require resident resourceful respect response responsibility responsible rest restless result return ribbon rich ride right ring rise risk river
  road role roll room root rope ropes rough round row rule run running rush sad safe said sake sale sample samples saturday save saved saw saying
  scale scene score scratch search season seat second secret see seeing seem seen self self-reliant sell seller selling senior sense sensible
  sensitive sent sentence september serious serve service session set setting seven seventeen seventy several shade shape share shared shares sharing
  sharp sheet shelter shift shine shook shop short shorter shot shoulder shouldn't shout show showing shown shrewd shy sick side sight sign silence
  silent silly similar simple since sincere single sister sit site sitting six sixteen sixty size skeptical skill sleep sleeping slip slow slowly
  small smart smell smile smooth sociable social soft sold solid solution solve solving sometimes son soon sort sound source south space spare speak
  speaker speaking special specialist speed spend spent spirit spoke spontaneous spot spread spring square staff stage stamp stand standard standing
  star start started starting state station stay staying steady step stick stock stood stop stopped stopping store storm story straight strange
  stranger street stretch strike strong structure stubborn studio study stuff stupid style subject success sudden suddenly suggest suit summer sun
  sunday supervisor support supportive suppose sure surface surprise survive sweet system table take taken takes taking talk talkative talking tall
  tank target task taste tea team technician tell telling temper ten tend tenth term test text thank thanks theirs themselves they'll they're thick
  thin think thinking third thirteen thirtieth thirty thorough thoroughly thought thoughtful thousand thread three threw throw throwing thrown
  thursday thus tidy tie tight till times tip tired today together told tomorrow tone tonight took tool top total touch toward town tracing track
  trade train trainee training travel treat tree trick trip trouble true trust truth tuesday turn turned turning twelve twentieth twenty twice two
  type uncertainty uncle uncomfortable understand understanding understood unit united universe unless unusual upon urgent use used useful using
  usually vague value variety various version view village visible visit visiting visitor voice wait waiting walk walked walking wall wanted wanting
  wants warm wasn't wasted wasting watch watching water wave ways we'll we're weak wear weather wednesday week weekend weekly weighing weight welcome
  welcoming weren't west wet whatever wheel whenever whether white whoever whole wide widely width wife wild willing win window wing winter wise
  wisely wish within without witty women won won't wonder wonderful word worked worker working workshop world worry worse worst worth wouldn't write
  written wrong wrote yard year yearly yellow yes yesterday yet you'll you're young younger zero`),
)

/**
 * What a past form is of: 'trusted' of 'trust', 'shared' of 'share', 'planned' of 'plan', 'carried' of 'carry', and an adverb: 'smoothly' of 'smooth'.
 * Activities end on -ing and tell more.
 */
const presentOf = (word: string): string[] =>
  word.endsWith('ed')
    ? [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3), word.replace(/ied$/, 'y')]
    : word.endsWith('ly')
      ? [word.slice(0, -2), word.replace(/ily$/, 'y')]
      : []

/** Whether a word says nothing by itself. */
export const isPlain = (word: string): boolean =>
  termsOfWord(word).every((term) => [term, ...presentOf(term)].some((one) => plainWords.has(one)))
