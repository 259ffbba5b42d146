export const english = {
  requestFilter: 'Path, method, status', allMethods: 'All methods', requestMethod: 'Method', requestStatus: 'Outcome', anyOutcome: 'Any outcome',
  outcome_fine: '2xx, 3xx', outcome_client: '4xx', outcome_server: '5xx', outcome_none: 'No response', outcome_pending: 'Pending',
  outcome_changed: 'Faults and edits', inBodies: 'Search in bodies', inBodiesNote: 'Search in headers and bodies too', bodiesRead: '{count} of {all} bodies searched',
  bodiesMissed: '{count} not readable', waterfall: 'from {from} to {to} of the session', noRequestMatches: 'No request matches.',
}

export const portuguese = {
  requestFilter: 'Caminho, método, status', allMethods: 'Todos os métodos', requestMethod: 'Método', requestStatus: 'Resultado', anyOutcome: 'Qualquer resultado',
  outcome_fine: '2xx, 3xx', outcome_client: '4xx', outcome_server: '5xx', outcome_none: 'Sem resposta', outcome_pending: 'Em andamento',
  outcome_changed: 'Falhas e edições', inBodies: 'Procurar nos corpos', inBodiesNote: 'Procurar também em cabeçalhos e corpos', bodiesRead: '{count} de {all} corpos pesquisados',
  bodiesMissed: '{count} não puderam ser lidos', waterfall: 'de {from} a {to} da sessão', noRequestMatches: 'Nenhuma requisição corresponde.',
}
