import JSON
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Native scenes over HTTP", .timeLimit(.minutes(5)))
struct NativeSceneTests {
    private let screen = """
        {"_beagleComponent_":"beagle:button","text":"Write","onPress":[
          {"_beagleAction_":"beagle:openNativeRoute","route":"/native/orders/new","data":{"bike":"Mula"}}]}
        """

    @Test(arguments: Door.allCases)
    func `A deep link opens a native scene with its data, and the scene is named and streamed`(door: Door) async throws
    {
        let house = try Kennelhouse(door, backend: Backend(answers: ["/start": [.init(json: screen)]]))
        let (id, _) = try await house.open(#"{"screen":"/start"}"#)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        let shown = try #require(await stream.next { $0.draws("Write") })
        let button = try #require(shown.view("button", showing: "Write"))
        let tap = #"{"type":"tap","view":"\#(button)"}"#
        #expect(try await house.send(.post("/api/sessions/\(id)/inputs", tap)).status == 202)
        #expect(await stream.next { $0.draws("New order") } != nil)
        let answer = try await house.send(.get("/api/sessions/\(id)"))
        #expect(answer.text.contains(#""value":"Mula""#))
        let snapshot = answer.json
        let screens = try #require(snapshot["navigation"]?["stacks"]?.array?.last?["screens"]?.array)
        #expect(screens.last?["scene"]?.string == "CreateOrder")
        #expect(screens.last?["router"]?.string == "CreateOrderRouter")
    }
}
