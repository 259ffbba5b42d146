import Foundation
import Wire

/// The typed secrets of a request that are short enough to be common words or numbers.
///
/// In the response to that request they are replaced only if they are a whole value, such as in `{"pin":"4711"}`.
struct CarriedSecrets: Sendable, Equatable {
    private var secrets: [Secret] = []

    private struct Secret: Equatable {
        let text: String
        let placeholder: String
    }

    /// The minimum number of digits; shorter numbers are likely to be counts or codes.
    private static let fewestDigits = 3

    /// Adds a secret that the request contains.
    mutating func add(_ text: String, placeholder: String) {
        secrets.append(Secret(text: text, placeholder: placeholder))
    }

    /// Returns the response with placeholders for the secrets.
    func concealed(in response: TransportResponse) -> TransportResponse {
        if secrets.isEmpty { return response }
        var response = response
        if let body = ValueSubstitution(values).applied(to: [UInt8](response.body)) { response.body = Data(body) }
        response.headers = response.headers.mapValues { value in
            secrets.first { $0.text == value }?.placeholder ?? value
        }
        return response
    }

    /// The secrets and placeholders in JSON notation.
    private var values: [(old: [UInt8], new: [UInt8])] {
        secrets.map { (old: ValueSubstitution.string($0.text), new: ValueSubstitution.string($0.placeholder)) }
            + secrets.filter { isNumber($0.text) }.map { (old: Array($0.text.utf8), new: Array($0.placeholder.utf8)) }
    }

    private func isNumber(_ text: String) -> Bool {
        text.utf8.count >= Self.fewestDigits && !text.hasPrefix("0")
            && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
