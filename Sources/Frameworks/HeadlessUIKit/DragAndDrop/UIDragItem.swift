/// An object that could be dragged. The page does not support dragging.
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }
}

open class UIDragPreviewParameters: UIPreviewParameters {}

public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) { self.operation = operation }
}
