import JSON
import Testing

@testable import Beagle

@Suite("Values as a property's type")
struct ConversionTests {
    enum Side: String, Codable { case left = "LEFT", right = "RIGHT" }

    struct Point: Codable, Equatable { var x: Int, y: Int }

    private static let values: [DynamicObject] = [
        .empty, true, 5, .double(2.5), .double(2), "5", [1], ["x": 1, "y": 2],
    ]

    private func all<T>(_ type: T.Type) -> [T?] {
        Self.values.map { $0.converted(to: type) }
    }

    @Test func `Every kind of value converts to every target type as specified`() {
        #expect(all(String.self) == ["", "true", "5", "2.5", "2.0", "5", "[1]", #"{"x":1,"y":2}"#])
        #expect(all(Bool.self) == [nil, true, nil, nil, nil, nil, nil, nil])
        #expect(all(Int.self) == [nil, nil, 5, nil, 2, nil, nil, nil])
        #expect(all(Double.self) == [nil, nil, 5, 2.5, 2, nil, nil, nil])
        #expect(all(Float.self) == [nil, nil, 5, 2.5, 2, nil, nil, nil])
        #expect(all(Side.self) == [nil, nil, nil, nil, nil, nil, nil, nil])
        #expect(all([Int].self) == [nil, nil, nil, nil, nil, nil, [1], nil])
        #expect(all(Point.self) == [nil, nil, nil, nil, nil, nil, nil, Point(x: 1, y: 2)])
        #expect(all(DynamicObject.self) == Self.values)
    }

    @Test func `An enumeration accepts exactly its raw values`() {
        #expect(DynamicObject.string("LEFT").converted(to: Side.self) == .left)
        #expect(DynamicObject.string("left").converted(to: Side.self) == nil)
        #expect(DynamicObject.string("right").converted(to: Text.Alignment.self) == nil)
    }

    @Test func `Texts inside a converted value are not evaluated or unescaped`() {
        let value = DynamicObject.dictionary(["_beagleImagePath_": .string("remote"), "url": .string(#"@{a}\\"#)])
        let path = value.converted(to: Image.ImagePath.self)
        #expect(path == .remote(Image.Remote(url: .value(#"@{a}\\"#))))
        #expect(DynamicObject.array([.string("@{a}")]).converted(to: [DynamicObject].self) == [.string("@{a}")])
    }

    @Test(arguments: [(0.1, "0.1"), (1e16, "1e+16"), (0.00001, "1e-05"), (-0.0, "-0.0")])
    func `A double is converted to Swift's shortest text`(_ number: Double, _ text: String) {
        #expect(DynamicObject.double(number).text == text)
    }
}
