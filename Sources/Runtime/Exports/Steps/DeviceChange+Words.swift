import Wire

extension DeviceChange {
    /// Returns a description for the readers of an export, such as `paisagem, escuro, da direita para a esquerda`.
    func words(in reader: ExportLanguage) -> String {
        switch reader {
        case .english: words
        case .portuguese: portugueseWords
        }
    }

    private var portugueseWords: String {
        var parts = [
            screen.map(Self.portuguese), appearance.map(Self.portuguese),
            textSize.map { "tamanho de texto \($0.rawValue)" }, direction.map(Self.portuguese),
            language.map { "idioma \($0.tag)" },
        ]
        parts += settings.all.map { Self.portuguese($0.setting, $0.value) }
        parts.append(location.map { "em \($0.latitude), \($0.longitude)" })
        parts.append(timeZone.map { "fuso horário \($0.identifier)" })
        parts.append(clockOffset.map(Self.portuguese))
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    private static func portuguese(_ screen: Device.Screen) -> String {
        switch screen {
        case .phone: "iPhone"
        case .small: "iPhone pequeno"
        case .landscape: "paisagem"
        default: "\(points(screen.width)) × \(points(screen.height)) pontos"
        }
    }

    private static func points(_ length: Double) -> String { Int(exactly: length)?.description ?? "\(length)" }

    private static func portuguese(_ appearance: Device.Appearance) -> String {
        switch appearance {
        case .light: "claro"
        case .dark: "escuro"
        }
    }

    private static func portuguese(_ direction: Device.Direction) -> String {
        switch direction {
        case .leftToRight: "da esquerda para a direita"
        case .rightToLeft: "da direita para a esquerda"
        }
    }

    private static func portuguese(_ setting: DeviceSetting, _ value: String) -> String {
        let isUsual = value == setting.values.first
        return switch setting {
        case .motion: isUsual ? "movimento completo" : "movimento reduzido"
        case .exceptions: isUsual ? "exceções são registradas" : "exceções encerram o app"
        case .contrast: isUsual ? "contraste normal" : "contraste aumentado"
        case .textWeight: isUsual ? "texto normal" : "texto em negrito"
        case .transparency: isUsual ? "transparência completa" : "transparência reduzida"
        case .power: isUsual ? "energia normal" : "modo pouca energia"
        case .app: isUsual ? "app em primeiro plano" : "app em segundo plano"
        case .locationAccess: "acesso à localização \(access(value))"
        case .notificationAccess: "acesso a notificações \(access(value))"
        case .cameraAccess: "acesso à câmera \(access(value))"
        case .microphoneAccess: "acesso ao microfone \(access(value))"
        case .photoAccess: "acesso às fotos \(access(value))"
        case .contactAccess: "acesso aos contatos \(access(value))"
        case .calendarAccess: "acesso ao calendário \(access(value))"
        case .reminderAccess: "acesso aos lembretes \(access(value))"
        case .trackingAccess: "acesso ao rastreamento \(access(value))"
        case .speechAccess: "acesso ao reconhecimento de fala \(access(value))"
        case .mediaAccess: "acesso à biblioteca de mídia \(access(value))"
        }
    }

    private static func portuguese(_ clockOffset: Int) -> String {
        switch clockOffset {
        case 0: "relógio certo"
        case 1...: "relógio \(duration(clockOffset)) adiantado"
        default: "relógio \(duration(-clockOffset)) atrasado"
        }
    }

    private static func access(_ value: String) -> String {
        switch value {
        case "allowed": "permitido"
        case "denied": "negado"
        default: "é perguntado"
        }
    }
}
