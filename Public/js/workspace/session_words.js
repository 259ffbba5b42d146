export const english = {
  sessions: 'Sessions', sessionsFilter: 'Filter', sessionsNone: 'No matching sessions', sessionsMore: 'More',
  colScreen: 'Screen', colApp: 'App and controller', colPhase: 'State', colError: 'Last error', colOpened: 'Opened',
  colViewers: 'Viewers', colActions: 'Actions', picture: 'Picture',
  phase_live: 'live', phase_crashed: 'crashed', phase_parked: 'sleeping', phase_quarantined: 'quarantined', phase_recording: 'recording',
  rowDriver: '{name} has control', youDrive: 'you have control', someone: 'someone', drive: 'Open', takeOver: 'Take over', takeOverSure: 'Take over without asking', watch: 'Watch', save: 'Save', delete: 'Delete', deleteSure: 'Delete for good', deletedSession: 'Deleted.', branchOf: 'Branch from step {step}', branchedAgo: 'branched {time} ago',
  chooseOne: 'Select', colChoice: 'Select', compareChosen: 'Compare', deleteChosen: 'Delete {count}', deleteChosenSure: 'Delete {count} for good', deletedSessions: '{count} deleted', sortedBy: 'Sort by {column}', chosen_0: '', chosen_1: 'One selected: Compare runs it again with another controller. Select a second one to compare both.', chosen_2: 'Two selected.', chosen_many: '{count} selected.',
  noErrorYet: 'none', firstScreen: 'The app’s first screen', thisOne: 'shown here', sessionsFailed: 'Could not load the list. {detail}', ago: '{time} ago',
}

export const portuguese = {
  sessions: 'Sessões', sessionsFilter: 'Filtrar', sessionsNone: 'Nenhuma sessão corresponde.', sessionsMore: 'Mais',
  colScreen: 'Tela', colApp: 'App e controlador', colPhase: 'Estado', colError: 'Último erro', colOpened: 'Aberta',
  colViewers: 'Espectadores', colActions: 'Ações', picture: 'Imagem',
  phase_live: 'ao vivo', phase_crashed: 'travou', phase_parked: 'dormindo', phase_quarantined: 'em quarentena', phase_recording: 'gravação',
  rowDriver: '{name} tem o controle', youDrive: 'você tem o controle', someone: 'alguém', drive: 'Abrir', takeOver: 'Assumir', takeOverSure: 'Assumir sem pedir', watch: 'Assistir', save: 'Salvar', delete: 'Apagar', deleteSure: 'Apagar de vez', deletedSession: 'Apagada.', branchOf: 'Ramo do passo {step}', branchedAgo: 'ramificada há {time}',
  chooseOne: 'Selecionar', colChoice: 'Selecionar', compareChosen: 'Comparar', deleteChosen: 'Apagar {count}', deleteChosenSure: 'Apagar {count} definitivamente', deletedSessions: '{count} apagadas', sortedBy: 'Ordenar por {column}', chosen_0: '', chosen_1: 'Uma escolhida: Comparar a executa de novo com outro controlador. Escolha outra para comparar as duas.', chosen_2: 'Duas escolhidas.', chosen_many: '{count} escolhidas.',
  noErrorYet: 'nenhum', firstScreen: 'A primeira tela do app', thisOne: 'mostrada aqui', sessionsFailed: 'Não foi possível carregar a lista. {detail}', ago: 'há {time}',
}
