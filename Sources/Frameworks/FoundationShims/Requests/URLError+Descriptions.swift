package import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLError {
    /// Creates the error of a failed request, with the description that iOS has for it, in the language of the
    /// session's device.
    ///
    /// Errors that an app creates by `URLError(code)` have no such description, as on iOS.
    package init(requestFailed code: Code, url: URL?) {
        var info: [String: Any] = [NSLocalizedDescriptionKey: Self.description(of: code)]
        if let url { info[NSURLErrorFailingURLErrorKey] = url }
        self.init(_nsError: NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: info))
    }

    private static func description(of code: Code) -> String {
        guard let description = descriptions[code] else { return description(of: .unknown) }
        return DeviceSettings.current.isPortuguese ? description.portuguese : description.english
    }

    private static let descriptions: [Code: (english: String, portuguese: String)] = [
        .unknown: ("unknown error", "erro desconhecido"),
        .cancelled: ("cancelled", "cancelado"),
        .badURL: ("bad URL", "URL inválido"),
        .timedOut: ("The request timed out.", "O tempo limite da solicitação expirou."),
        .unsupportedURL: ("unsupported URL", "URL não compatível"),
        .cannotFindHost: (
            "A server with the specified hostname could not be found.",
            "Não foi possível encontrar um servidor com o nome de host especificado."
        ),
        .cannotConnectToHost: (
            "Could not connect to the server.", "Não foi possível conectar-se ao servidor."
        ),
        .networkConnectionLost: ("The network connection was lost.", "A conexão de rede foi perdida."),
        .httpTooManyRedirects: ("too many HTTP redirects", "excesso de redirecionamentos HTTP"),
        .notConnectedToInternet: (
            "The Internet connection appears to be offline.", "A conexão à Internet parece estar offline."
        ),
        .badServerResponse: (
            "There was a bad response from the server.", "O servidor enviou uma resposta inválida."
        ),
        .cannotParseResponse: ("cannot parse response", "não é possível analisar a resposta"),
        .dataLengthExceedsMaximum: ("resource exceeds maximum size", "o recurso excede o tamanho máximo"),
        .secureConnectionFailed: (
            "An SSL error has occurred and a secure connection to the server cannot be made.",
            "Ocorreu um erro de SSL e não é possível estabelecer uma conexão segura com o servidor."
        ),
    ]
}

extension DeviceSettings {
    /// Whether the device's language is a Portuguese one.
    var isPortuguese: Bool { language == "pt" || language.hasPrefix("pt-") }
}
