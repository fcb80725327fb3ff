import { termsOf } from '../vectors/terms.ts'

/**
 * Words that people use of everything, or in more senses than one: that two write them says nothing of what they have in common. One sits on a
 * board, and wires a sensor to one.
 */
const plainWords: ReadonlySet<string> = new Set(
  termsOf(`able account across act actual add advance afraid age ago ahead air alike alive allow alone along already amount angle answer anyway
  apart appear apply approach area arm arrive aside asked asking assistant attempt attention available average avoid aware away awake
  bad bar base basic beat beautiful become bed before began begin beginner beginning behind believe belong below bend beside best better
  between beyond big bill bit black block blue board body book boss bottom bound bowl box boy branch brave break bridge bright bring
  broad broken brother brought build builder built bus busy buy call calm came card care careful carry case catch caught cause cell
  certain chain chance change character charge cheap check cheerful chief child children choice choose circle city class clean clear
  clever close cold colleague collect color column come common company complete concern condition connect consider contact contain
  content control cool corner correct cost count country couple courage course court cousin cover create cross curious current curve
  custom cut daily dark daughter day dead deal dear decide decision deck deep deliver demand depend describe desk detail determined
  develop die difference different difficult dinner direct direction director dirty discover distance divide doctor done door double
  down draft draw drawn dream drew drink drive drop dry due dull dumb early earn easily easy eat edge effect effort eight either else
  empty end enemy energy english enjoy enough enter entire equal escape evening event exact example excellent except excited exercise
  exist expect experience explain explaining extra eye face fact fail fair fall familiar family famous far fast father favorite fear
  feel feeling feet fell felt fewer field fifteen fifth fifty figure file fill final finally find finding fine finger finish finished
  fire first fit five fix flat floor focused follow following food foot force forever form forward found four fourth frame free freely
  fresh friend friendly front full fun funny future gave general generous gentle gift girl give given glad glass goal goes gold gone
  grade grandfather grandmother grateful great green grew ground group grow growing grown guess guide habit half hand handle hang happen
  happy hard hat head hear heard heart heavy held help helper helpful helping high hit hold hole holiday home honest hope hot hour house
  however huge human hundred hurry hurt idea imagine immediate important improve inch include increase indeed inside instead intend
  interest interested interesting intern issue item itself job join joint journey joy judge junior keep keeping kept key kid kind kindly
  knew knock knot knowing known lady land language large last late lately later laugh lay lead leader leading lean learn learned
  learning least leave leaving led left leg lend length lesson letter letting level lie life lift light likely limit line link list
  listen listening live living local logical lock long look looking loose lose lost loud love low lower luck lucky lunch main major man
  manage manager manner march mark mass master match material matter maybe meal mean meaning meant measure meet meeting member men
  mention met method middle mile mind minor minute mirror miss missing mission mistake mix model modern moment monday money month
  morning mother mouth move moved movement moving narrow nature near nearly neat necessary neck need needed neighbor neighborhood
  nervous net new news next nice night nine noise noisy noon normal north note nothing notice noticing number object offer office
  officer older open opened opening operation opinion opposite order ordinary original outside own owner pack page pain paint pair paper
  parent park part partner party pass passed past path patient pattern pay peace pen perfect perhaps period permit person personal phone
  pick picture piece pile pitch place plain plan plane planning plant plate play player playing pleasant please pleased plenty pocket
  point poor position possible post pound power practice prefer prepare preparing present president press pretty price principal print
  private prize probably problem process produce product program project promise proof proper proud prove provide public pull purpose
  push put quality quarter quarrel question quick quickly quiet quite race raise range rate rather reach read reader reading ready real
  reality reason receive recent record red regular relation remain remember repeat reply report require respect responsible rest
  restless result return rich ride right ring rise risk river road role roll room root rough round row rule run running rush sad safe
  sake sale save saved saw saying scale scene score search season seat second secret see seeing seem seen self sell senior sense sent
  sentence serious serve service session set setting seven several shape share sharp sheet shift shine shop short shot shoulder shout
  show showing shown shy sick side sight sign silence silent silly similar simple since single sister sit site six size skill sleep slip
  slow small smart smile smooth social soft sold solid solution solve solving sometimes son soon sort sound source south space speak
  special speed spend spent spirit spot spread spring square staff stage stamp stand standard star start started state station stay
  steady step stick still stock stood stop store storm story straight strange stranger street stretch strike strong structure stubborn
  study stuff style subject success such sudden suggest suit summer sun sunday support suppose sure surface surprise sweet system table
  take taken talk tall tank target task taste team tell telling ten tend term test text thank thick thin think third thirty thought
  thousand thread three threw throw thus tie tight till times tip tired today together told tomorrow tone took tool top total
  touch toward town track trade train training travel treat trip trouble true trust truth tuesday turn twelve twenty twice two type
  uncle understand understanding understood unit universe unless unusual upon urgent usually value variety various version view village
  visible visit visiting visitor voice wait walk wall warm watch watching water wave weak wear week weekend weight west wet whatever
  wheel whenever whether white whole wide wife wild willing win window wing winter wise wish within without wonder wonderful word worked
  worker working world worry worse worst worth wrong wrote yard year yellow yesterday yet young younger zero`),
)

/** Whether a word says nothing by itself. */
export const isPlain = (word: string): boolean => termsOf(word).every((term) => plainWords.has(term))
