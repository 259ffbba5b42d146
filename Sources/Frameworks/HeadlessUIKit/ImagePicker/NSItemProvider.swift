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

    /// The types of the object's data: that of pictures, or none.
    open var registeredTypeIdentifiers: [String] { object is UIImage ? ["public.png"] : [] }

    /// Returns whether the object has data of a type, such as `public.image`.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        object is UIImage
            && ["public.png", "public.image", "public.jpeg", "public.data", "public.item"].contains(typeIdentifier)
    }

    /// Calls `completionHandler` asynchronously: with the picture's original data, or with an error if there is none of
    /// this type.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let data = hasItemConformingToTypeIdentifier(typeIdentifier) ? (object as? UIImage)?.pngData() : nil
        let error = data == nil ? CocoaError(.fileReadUnsupportedScheme) : nil
        MainQueue.async { completionHandler(data, error) }
        return Progress(totalUnitCount: 1)
    }
}
