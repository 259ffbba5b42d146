public import Foundation

extension Error {
    /// Replaces `localizedDescription`: the error's own description, or else the sentence that iOS has for it, in the
    /// language of the session's device.
    public var sessionDescription: String {
        if let own = (self as? any LocalizedError)?.errorDescription { return own }
        let isPortuguese = DeviceSettings.current.isPortuguese
        switch self as any Error {
        case is EncodingError:
            return isPortuguese
                ? "Não foi possível gravar os dados porque eles não estão no formato correto."
                : "The data couldn’t be written because it isn’t in the correct format."
        case DecodingError.keyNotFound, DecodingError.valueNotFound:
            return isPortuguese
                ? "Não foi possível ler os dados porque eles estão ausentes."
                : "The data couldn’t be read because it is missing."
        case is DecodingError:
            return isPortuguese
                ? "Não foi possível ler os dados porque eles não estão no formato correto."
                : "The data couldn’t be read because it isn’t in the correct format."
        default: break
        }
        let error = self as NSError
        guard error.userInfo[NSLocalizedDescriptionKey] as? String == nil else { return localizedDescription }
        // Foundation's sentence on Linux, for an error without a description.
        let words = localizedDescription
        let begin = "The operation could not be completed."
        guard words.hasPrefix(begin) else { return words }
        guard isPortuguese else { return "The operation couldn’t be completed." + words.dropFirst(begin.count) }
        let reason = (self as? any LocalizedError)?.failureReason ?? error.localizedFailureReason
        return "A operação não pôde ser concluída. " + (reason ?? "(\(error.domain) erro \(error.code).)")
    }
}

extension NSError {
    /// Replaces `localizedDescription`, as for every other error.
    public var sessionDescription: String { (self as any Error).sessionDescription }
}
