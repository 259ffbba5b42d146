import InterfaceModel
import InterfaceParser
import TestSupport
import Testing

@testable import HeadlessUIKit

/// An app whose screens are designed in a storyboard named Main, for tests.
struct DrawnApp {
    let stage: Stage
    private let type = "com.apple.InterfaceBuilder3.CocoaTouch"

    /// Creates an app from the scenes of its storyboard and the objects of its nibs, both as XML, and the classes that
    /// the XML names.
    init(
        _ scenes: String = "", initial: String? = nil, nibs: [String: String] = [:], resources: String = "",
        classes: [InterfaceClass] = []
    ) throws {
        stage = try Stage()
        var files = InterfaceFiles()
        let first = initial.map { "initialViewController=\"\($0)\"" } ?? ""
        let main =
            "<document type=\"\(type).Storyboard.XIB\" \(first)><scenes>\(scenes)</scenes><resources>\(resources)</resources></document>"
        files.storyboards["Main"] = ["Base": .file(try Self.read(main, of: "Main.storyboard"))]
        for (name, objects) in nibs {
            let nib = "<document type=\"\(type).XIB\"><objects>\(objects)</objects></document>"
            files.nibs[name] = ["Base": .file(try Self.read(nib, of: "\(name).xib"))]
        }
        files.storyboards["Broken"] = ["Base": .broken("Broken.storyboard is empty")]
        files.main = "Main"
        stage.application.interfaces = AppInterfaces(files, classes: classes)
    }

    private static func read(_ text: String, of name: String) throws -> InterfaceFile {
        try InterfaceReader().read(Data(text.utf8), of: name)
    }

    /// Returns the XML of a scene with one controller and the content of the controller's view.
    static func scene(_ attributes: String, _ view: String = "", beside: String = "", _ more: String = "") -> String {
        """
        <scene><objects><viewController \(attributes) sceneMemberID="viewController">
            \(more)<view key="view" id="view-\(attributes.hashValue)" contentMode="scaleToFill">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(view)</subviews>
                <viewLayoutGuide key="safeArea" id="safe-\(attributes.hashValue)"/>
            </view></viewController>\(beside)</objects></scene>
        """
    }

    /// Opens a scene and returns its controller with a loaded view. Without a name, opens the initial scene.
    func open<Controller: UIViewController>(_ identifier: String? = nil, as kind: Controller.Type) throws -> Controller
    {
        try stage.act {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let made =
                identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
                ?? storyboard.instantiateInitialViewController()
            let controller = try #require(made as? Controller)
            stage.window.rootViewController = controller
            return controller
        }
    }

    /// The logged messages, except those about segues.
    var problems: [String] { stage.host.notes.map(\.description).filter { !$0.hasPrefix("segue ") } }
}
