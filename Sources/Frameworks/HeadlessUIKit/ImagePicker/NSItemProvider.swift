public import Foundation

/// A type whose objects an item provider returns.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension UIImage: NSItemProviderReading {}

/// Provides an object that the user has chosen, such as an image.
open class NSItemProvider: NSObject {
    private let object: (any NSItemProviderReading)?

    public override init() { object = nil }
    public init(object: any NSItemProviderReading) { self.object = object }

    open var suggestedName: String?

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object.map { type(of: $0) == aClass } ?? false
    }

    /// Calls `completionHandler` asynchronously: with the object, or with an error if it has another class.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let found = canLoadObject(ofClass: aClass) ? object : nil
        let error = found == nil ? CocoaError(.fileReadUnsupportedScheme) : nil
        MainQueue.async { completionHandler(found, error) }
        return Progress(totalUnitCount: 1)
    }
}
