import Beagle
import TestSupport
import Testing

/// The rules of registered controllers. Tests of the same rule have the same number in their names, such as R1.
@Suite("Registering navigation controllers")
struct RegistrationTests {
    private let stage = BeagleStage()

    @Test func `R1: A known id gives its controller type, and any other id the default`() {
        stage.run {
            let navigator = stage.dependencies.navigation
            let known = navigator.navigationController(forId: "other")
            #expect(known is OtherNavigationController)
            #expect(known.controllerId == "other")
            #expect(type(of: navigator.navigationController(forId: nil)) == SpyNavigationController.self)
            #expect(type(of: navigator.navigationController(forId: "Other")) == SpyNavigationController.self)
        }
        #expect(
            stage.notes.notes.contains { note in
                if case .unknownController(let id) = note { id == "Other" } else { false }
            })
    }

    @Test func `R1: Without a default, the base class is used`() {
        let controller = BeagleDependencies().navigation.navigationController(forId: "nobody")
        #expect(type(of: controller) == BeagleNavigationController.self)
    }

    @Test func `R2: The builder runs for every lookup, and the last registration wins`() {
        let navigator = BeagleDependencies().navigator
        var built = 0
        navigator.registerNavigationController(builder: BeagleNavigationController.init, forId: "id")
        navigator.registerNavigationController(
            builder: {
                built += 1
                return SpyNavigationController()
            }, forId: "id")
        _ = navigator.navigationController(forId: "id")
        _ = navigator.navigationController(forId: "id")
        #expect(built == 2)
    }

    @Test(arguments: ["pushStack", "resetApplication", "resetStack"])
    func `R3: The controllerId is also used when it comes from JSON`(_ name: String) throws {
        let document = """
            {"_beagleAction_": "beagle:\(name)", "controllerId": "other",
             "route": {"screen": {"child": {"_beagleComponent_": "custom:probe"}}}}
            """
        let action = try stage.dependencies.coder.decodeAction(from: Data(document.utf8))
        let screen = BeagleScreenViewController(.declarative(Screen(child: Probe())))
        stage.show(SpyNavigationController(rootViewController: screen))
        stage.run { action.execute(controller: screen, origin: screen.view) }
        let shown = stage.root?.presentedViewController ?? stage.root
        #expect(shown is OtherNavigationController)
    }
}
