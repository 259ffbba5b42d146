public import Foundation

/// A picture that was chosen in SwiftUI's picker, which is not available. Its content is never there.
public struct PhotosPickerItem: Hashable, Sendable {
    public let itemIdentifier: String?

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Calls the handler without content.
    @discardableResult
    public func loadTransferable<Content>(
        type: Content.Type, completionHandler: @escaping @Sendable (Result<Content?, any Error>) -> Void
    ) -> Progress {
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 1)
    }

    /// Always returns nil.
    public func loadTransferable<Content>(type: Content.Type) async throws -> Content? { nil }
}
