import * as matching from '@trellis/contract/matching/matching.ts'
import * as peopleSearch from '@trellis/contract/matching/peopleSearch.calls.ts'
import { suggestionLog } from '@trellis/contract/matching/suggestionLog.calls.ts'
import { valid } from '../platform/testing/validInputs.ts'

valid(peopleSearch.searchProfiles)(() => ({ params: { phrase: 'biology' }, query: {} }))
valid(matching.likeMe)(({ ada }) => ({ query: { id: ada.id } }))
valid(matching.findPeople)(({ ada }) => ({ body: { userId: ada.id } }))
valid(matching.matchWith)(({ ben }) => ({ params: { id: ben.id } }))
valid(suggestionLog)(({ ada }) => ({ params: { userId: ada.id } }))
