import TestSupport
import Testing
import UIKit

@Suite("Controllers that are created by their metatypes")
struct NibCreatableTests {
    // As kennel import translates the classes.
    private class First: UIViewController {
        let a = 1
        required override init(nibName n: String?, bundle b: Bundle?) { super.init(nibName: n, bundle: b) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Second: First, NibCreatable {
        required init(nibName n: String?, bundle b: Bundle?) { super.init(nibName: n, bundle: b) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private func make<Screen: UIViewController>(_ type: Screen.Type) -> Screen {
        _fromNib(Screen.self, nibName: "Name", bundle: nil)
    }

    @Test func `A generic function creates the class that it is asked for`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            let second = make(Second.self)
            #expect(second.nibName == "Name" && second.a == 1)
            #expect(make(UIViewController.self).nibName == "Name")
            #expect(make(UITableViewController.self).nibName == "Name")
        }
    }
}
