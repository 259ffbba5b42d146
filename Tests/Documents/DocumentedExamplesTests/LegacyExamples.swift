import BeagleLegacy
import Testing
import UIKit

/// The listings of the DocC page of `BeagleLegacy`.
private enum LegacyExamples {
    struct Done: Action {
        func execute(controller: BeagleController, origin: UIView) {}
    }

    static func box() -> Container {
        Container(widgetProperties: WidgetProperties(id: "box")) {
            Text("One")
            Button(text: "Two", onPress: [Alert(message: "Pressed", onPressOk: Done())])
        }
    }
}

@Suite("The listing of BeagleLegacy's page")
struct LegacyExamplesTests {
    @Test func `The example box has two children and an alert that ends with the app's own action`() {
        let box = LegacyExamples.box()
        #expect(box.id == "box" && box.children?.count == 2)
        let alert = (box.children?.last as? Button)?.onPress?.first as? Alert
        #expect(alert?.onPressOk?.first is LegacyExamples.Done)
    }
}
