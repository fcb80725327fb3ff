import type { Rolldown } from 'vite'

const libraries = /node_modules/
// With what the fields of every form ask it.
const formLibrary = /node_modules\/react-hook-form|src\/(.+\/)?(messageAt|hintBelow)\.ts$/
// Not the entry, which awaits the first screen: a screen that imported from the entry's file would wait for it in turn.
const startingModules = /(?<!index\.html|main\.tsx)$/
const frame =
  /src\/(ui\/Logo|ui\/ColorSchemeChoice|ui\/notices\/Notice|ui\/ring\/Framed|genome\/picture\/(GenomeArt|Plate)|files\/(initials|Photo\.module)|accounts\/panelWords|session\/endingWords)\.|@mantine\/core\/esm\/components\/Stack\//
// What the sign-up shares with every screen, which would load all fields for it.
const fields = /src\/ui\/fields\.|styles\/Input\.|hooks\/esm\/utils\/random-id/
const inputs =
  /esm\/components\/(ActionIcon|CloseButton|Input|InputBase|TextInput)\/|styles\/ActionIcon\.|use-uncontrolled|src\/(accounts\/FormFailure|ui\/loading\/useFocusBack)\./
const accountScreens = /src\/accounts\/\w+\/(SignIn|SignUp|ForgotPassword|Resend)Page\.tsx$/
// What the frame of every signed-in screen shares with the public page of a job comes before it, apart from it.
const contract = /contract\/src\/(accounts\/accounts|wire\/paging)\.ts$/
// Without that which follows many queries at once: no screen begins with it.
const queries =
  /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(useQueries|queriesObserver))|src\/session\/Queries\.tsx$|src\/api\/writes\.ts$/
// What is small and on most screens.
const common =
  /web\/src\/(ui\/(words\/counted|dates|states\/ErrorState|loading\/(InSight|useEver))|postings\/forbidden|jobs\/words)\.|contract\/src\/(texts\/plainText|wire\/eventWords|postings\/(postingKinds|links|linkSides))\.ts$/
// What every screen of a job says of it. A visitor comes upon the public one first of all.
const jobCalls = /contract\/src\/(jobs\/(jobRecruiter|lastDay|jobs\.calls|jobMatches\.calls|placeWords)|files\/pictureForms)\.ts$/
const jobPage = /src\/(jobs\/(JobFacts|JobRecruiter|AboutJob|JobHeader|Markdown|student\/queries)|files\/JobPicture)\.tsx?$/
// What a visitor came for, between the pages of an account; the lists of jobs keep something in the tab as well.
const kept = /src\/(session\/keptInTab|postings\/signUp\/\w+)\.ts$/
// What every screen of a group asks, and of many groups.
const groupCalls = /contract\/src\/groups\/(groups\.calls|groups|cohorts|webLink|codes\/joinCodes)\.ts$/
// What every screen of an own job or group keeps and uploads.
const ownPostings = /src\/(postings\/(form\/postingDraft|own\/useOwnActions|pictures\.calls)|api\/upload)\.ts$/
// What says which part of a group's settings an address shows, fetches it, and heads them all.
const managedGroup =
  /src\/groups\/advisor\/(ManageGroup\w*|manageParts|GroupHead|groupWords)\.|src\/groups\/GroupPicture\.|manage\.tsx\?tsr-split=component/
// What the advisors' and the members' screens of mentoring share.
const mentoring = /src\/(mentoring\/(StandingMark|counts|fitWords|pauseWords|useInTurn)|ui\/zonedTimes|profiles\/languageNames)\./
// The frame of every signed-in screen, and what puts it there.
const shell = /src\/(shell\/Shell\.tsx|routes\/_signedIn\.tsx\?tsr-split=component)$/

/**
 * What is loaded together, where the bundler alone would make a file of every few lines that two screens share. A server
 * that speaks HTTP/1.1 sends six files at a time, so that each dozen of them costs a visitor another two round trips.
 * The earlier group takes a module, and what it imports, before the later.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: libraries },
  { name: 'start', tags: ['$initial'], test: startingModules },
  { name: 'frame', test: frame },
  { name: 'fields', test: fields },
  { name: 'inputs', test: inputs },
  { name: 'forms', test: formLibrary },
  { name: 'account', test: accountScreens },
  { name: 'kept', test: kept },
  { name: 'contract', test: contract },
  { name: 'queries', test: queries },
  { name: 'common', test: common },
  { name: 'jobCalls', test: jobCalls },
  { name: 'jobPage', test: jobPage },
  { name: 'groupCalls', test: groupCalls },
  { name: 'ownPostings', test: ownPostings, includeDependenciesRecursively: false },
  { name: 'managedGroup', test: managedGroup, includeDependenciesRecursively: false },
  { name: 'mentoring', test: mentoring, includeDependenciesRecursively: false },
  { name: 'Shell', test: shell },
]

const named: ReadonlySet<string> = new Set(chunks.map(({ name }) => name).filter((name) => typeof name === 'string'))

/**
 * The start names every file that it may fetch later. Those that are told apart nowhere else are called by their hash alone,
 * which makes it smaller by more than a kilobyte.
 */
export const fileNames = {
  chunkFileNames: ({ name }: { readonly name: string }) => (named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
}
