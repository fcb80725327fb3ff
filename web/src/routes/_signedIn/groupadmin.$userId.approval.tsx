import { createFileRoute, Navigate } from '@tanstack/react-router'
import { paths } from '@trellis/contract/screens.ts'
import { ApprovalPage } from '../../accounts/approval/ApprovalPage.tsx'
import { approvalQuery } from '../../accounts/approval/approvalQuery.ts'
import { AskedToLead } from '../../groups/advisor/leading/AskedToLead.tsx'
import { askedQuery } from '../../groups/advisor/leading/leadingQueries.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { usePerson } from '../../session/session.ts'
import { isWaiting } from '../../session/approval/waiting.ts'

export const Route = createFileRoute('/_signedIn/groupadmin/$userId/approval')({
  loader: ({ preload, params: { userId } }) => requestFirstData(preload, approvalQuery(userId), askedQuery(userId)),
  component: Approval,
})

function Approval() {
  const person = usePerson()
  if (!isWaiting(person)) return <Navigate to={paths.groupadminGroups(person.userId)} replace />
  return <ApprovalPage userId={person.userId} asked={<AskedToLead userId={person.userId} />} />
}
