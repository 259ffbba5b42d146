import Beagle
import TestSupport
import Testing

/// Acceptance checks R1–R3.
@Suite("Registering navigation controllers")
struct RegistrationTests {
    private let stage = BeagleStage()

    @Test("R1: a known id gives its type, anything else the default")
    func lookup() {
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

    @Test("R1: without a default there is the base class")
    func baseClass() {
        let controller = BeagleDependencies().navigation.navigationController(forId: "nobody")
        #expect(type(of: controller) == BeagleNavigationController.self)
    }

    @Test("R2: the builder is asked for every lookup, and the last registration counts")
    func builderPerLookup() {
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

    @Test("R3: the id counts in JSON too", arguments: ["pushStack", "resetApplication", "resetStack"])
    func json(_ name: String) throws {
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
