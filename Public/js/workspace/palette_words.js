export const english = {
  paletteHint: 'Screens, steps, requests, commands…', paletteResults: 'Results', paletteNone: 'No matches',
  paletteCount: '{count} found', kind_command: 'Command', kind_screen: 'Screen', kind_component: 'Component', kind_controller: 'Controller', kind_app: 'App',
  kind_session: 'Session', kind_step: 'Step', kind_state: 'State', kind_request: 'Request', kind_text: 'On the screen', kind_panel: 'Panel',
  pressRetry: 'Press Retry', stepBack: 'Previous step', stepForward: 'Next step', inputBack: 'Previous action',
  inputForward: 'Next action', backToNow: 'Back to now', findStep: 'Filter the timeline', thisDevice: 'the device',
}

export const portuguese = {
  paletteHint: 'Telas, passos, requisições, comandos…', paletteResults: 'Resultados', paletteNone: 'Nada corresponde.',
  paletteCount: '{count} encontrados', kind_command: 'Comando', kind_screen: 'Tela', kind_component: 'Componente', kind_controller: 'Controlador', kind_app: 'App',
  kind_session: 'Sessão', kind_step: 'Passo', kind_state: 'Estado', kind_request: 'Requisição', kind_text: 'Na tela', kind_panel: 'Painel',
  pressRetry: 'Apertar Retry', stepBack: 'Passo anterior', stepForward: 'Próximo passo', inputBack: 'Ação anterior',
  inputForward: 'Próxima ação', backToNow: 'Voltar ao agora', findStep: 'Filtrar a linha do tempo', thisDevice: 'o aparelho',
}
