import { createFileRoute, Navigate } from '@tanstack/react-router'
import { AdminScreen } from '../../admin/AdminScreen.tsx'
import { advisorsQuery } from '../../admin/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { usePerson } from '../../session/session.ts'
import { sideOf } from '../../session/side.ts'

export const Route = createFileRoute('/_signedIn/adminPage')({
  loader: ({ preload, context: { person } }) => requestFirstData(preload, person.info.admin && advisorsQuery('waiting')),
  component: Admin,
})

function Admin() {
  const { info, userId, userType } = usePerson()
  return info.admin ? <AdminScreen /> : <Navigate to={sideOf(userType).landing(userId)} replace />
}
