export const english = {
  requestFilter: 'Path, method, status', allMethods: 'All methods', requestMethod: 'Method', requestStatus: 'Outcome', anyOutcome: 'Any outcome',
  outcome_fine: '2xx, 3xx', outcome_bad: 'Failed', outcome_client: '4xx', outcome_server: '5xx', outcome_none: 'No response', outcome_pending: 'Pending',
  requestKind: 'Kind', kind_data: 'JSON', kind_image: 'Images', kind_other: 'Other', typeImage: 'image',
  column_method: 'Method', column_path: 'Path', column_status: 'Status', column_type: 'Type', column_size: 'Size', column_duration: 'Time', column_start: 'Start',
  outcome_changed: 'Faults and edits', inBodies: 'Search in bodies', inBodiesNote: 'Search in headers and bodies too', bodiesRead: '{count} of {all} bodies searched',
  bodiesMissed: '{count} not readable', waterfall: 'from {from} to {to} of the session', noRequestMatches: 'No request matches.',
  findInBody: 'Find in body', findPrevious: 'Previous', findNext: 'Next', foundOf: '{number} of {all}', foldAll: 'Collapse all', unfoldAll: 'Expand all',
}

export const portuguese = {
  requestFilter: 'Caminho, método, status', allMethods: 'Todos os métodos', requestMethod: 'Método', requestStatus: 'Resultado', anyOutcome: 'Qualquer resultado',
  outcome_fine: '2xx, 3xx', outcome_bad: 'Com falha', outcome_client: '4xx', outcome_server: '5xx', outcome_none: 'Sem resposta', outcome_pending: 'Em andamento',
  requestKind: 'Tipo', kind_data: 'JSON', kind_image: 'Imagens', kind_other: 'Outras', typeImage: 'imagem',
  column_method: 'Método', column_path: 'Caminho', column_status: 'Status', column_type: 'Tipo', column_size: 'Tamanho', column_duration: 'Tempo', column_start: 'Início',
  outcome_changed: 'Falhas e edições', inBodies: 'Procurar nos corpos', inBodiesNote: 'Procurar também em cabeçalhos e corpos', bodiesRead: '{count} de {all} corpos pesquisados',
  bodiesMissed: '{count} não puderam ser lidos', waterfall: 'de {from} a {to} da sessão', noRequestMatches: 'Nenhuma requisição corresponde.',
  findInBody: 'Localizar no corpo', findPrevious: 'Anterior', findNext: 'Próxima', foundOf: '{number} de {all}', foldAll: 'Recolher tudo', unfoldAll: 'Expandir tudo',
}
