import Wire

extension DeviceChange {
    /// A description for the readers of an export, such as `paisagem, escuro, da direita para a esquerda`.
    func words(in reader: ExportLanguage) -> String {
        switch reader {
        case .english: words
        case .portuguese: portugueseWords
        }
    }

    private var portugueseWords: String {
        let parts = [
            screen.map(Self.portuguese), appearance.map(Self.portuguese),
            textSize.map { "tamanho de texto \($0.rawValue)" }, direction.map(Self.portuguese),
            language.map { "idioma \($0.tag)" }, motion.map(Self.portuguese),
            exceptions.map(Self.portuguese),
            location.map { "em \($0.latitude), \($0.longitude)" },
        ]
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

    private static func portuguese(_ exceptions: Device.Exceptions) -> String {
        switch exceptions {
        case .logged: "exceções são registradas"
        case .fatal: "exceções encerram o app"
        }
    }

    private static func portuguese(_ motion: Device.Motion) -> String {
        switch motion {
        case .full: "movimento completo"
        case .reduced: "movimento reduzido"
        }
    }
}
