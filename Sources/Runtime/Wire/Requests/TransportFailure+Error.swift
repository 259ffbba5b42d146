public import Foundation

extension TransportFailure: LocalizedError {
    /// The message.
    public var errorDescription: String? { message }
}
