public import Foundation

extension Error {
    /// Replaces `localizedDescription`: the error's own description, or else the description that iOS has for it, in
    /// the language of the session's device. Errors of the Cocoa domain have Foundation's description, in English.
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
        // Foundation describes its own errors.
        let isDescribed = error.userInfo[NSLocalizedDescriptionKey] as? String != nil
        guard !isDescribed, error.domain != NSCocoaErrorDomain else { return localizedDescription }
        let isPOSIX = error.domain == NSPOSIXErrorDomain
        let reason =
            (self as? any LocalizedError)?.failureReason ?? error.localizedFailureReason
            ?? (isPOSIX ? String(cString: strerror(Int32(truncatingIfNeeded: error.code))) : nil)
        let begin = isPortuguese ? "A operação não pôde ser concluída." : "The operation couldn’t be completed."
        let code = "(\(error.domain) \(isPortuguese ? "erro" : "error") \(error.code).)"
        return "\(begin) \(reason ?? code)"
    }
}

extension NSError {
    /// Replaces `localizedDescription` for this type; see the property of `Error`.
    public var sessionDescription: String { (self as any Error).sessionDescription }
}
