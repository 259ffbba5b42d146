import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FoundationShims

@Suite("Names of the Objective-C runtime and of Core Foundation")
struct RuntimeNameTests {
    private class Base: NSObject {}
    private final class Loaf: Base {}

    @Test func `Exchanging methods has no effect and is logged once for each`() throws {
        let stage = try Stage()
        stage.act {
            for _ in 0..<2 {
                let one = class_getInstanceMethod(Loaf.self, Selector("bake"))
                let other = class_getInstanceMethod(Loaf.self, Selector("sessionBake"))
                guard let one, let other else { return }
                let implementation = method_getImplementation(other)
                #expect(
                    !class_addMethod(Loaf.self, Selector("bake"), implementation, method_getTypeEncoding(other)))
                method_exchangeImplementations(one, other)
            }
            #expect(class_getInstanceMethod(nil, Selector("bake")) == nil)
            var count: UInt32 = 7
            #expect(class_copyMethodList(Loaf.self, &count) == nil && count == 0)
        }
        let lines = stage.host.notes.map(\.description)
        #expect(lines.count == 3)
        #expect(
            lines.first == "Loaf.bake is to be exchanged or added at run time, which has no effect: the methods stay.")
    }

    @Test func `Objects have a size, and a source of memory pressure ends without an event`() throws {
        final class Wide { var parts = (1, 2, 3, 4) }
        #expect(class_getInstanceSize(Wide.self) == 48 && class_getInstanceSize(nil) == 0)
        let stage = try Stage()
        var lines: [String] = []
        stage.act {
            let source: DispatchSourceMemoryPressure = DispatchSource.makeMemoryPressureSource(
                eventMask: [.warning, .critical], queue: .main)
            source.setEventHandler { lines.append("event") }
            source.setCancelHandler { lines.append("cancelled") }
            source.activate()
            source.cancel()
            source.cancel()
            #expect(source.isCancelled && source.mask == [.warning, .critical] && lines.isEmpty)
        }
        stage.act {}
        #expect(lines == ["cancelled"])
    }

    @Test func `Classes have names and superclasses`() {
        let name = String(cString: class_getName(Loaf.self))
        #expect(name == "FoundationShimsTests.RuntimeNameTests.Loaf" && _className(Loaf.self) == name)
        #expect(name == String(cString: object_getClassName(Loaf())))
        #expect(class_getName(Loaf.self) == class_getName(Loaf.self))
        #expect(object_getClass(Loaf()) == Loaf.self && class_getSuperclass(Loaf.self) == Base.self)
    }

    @Test func `An object is locked again by the code that has it, and by no other thread`() async {
        nonisolated(unsafe) let loaf = Loaf()
        objc_sync_enter(loaf)
        objc_sync_enter(loaf)
        objc_sync_exit(loaf)
        objc_sync_exit(loaf)
        nonisolated(unsafe) var count = 0
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1_000 {
                        objc_sync_enter(loaf)
                        count += 1
                        objc_sync_exit(loaf)
                    }
                }
            }
        }
        #expect(count == 8_000)
    }

    @Test func `Objects have the kinds of Core Foundation`() {
        #expect(CFGetTypeID("a") == CFStringGetTypeID() && CFGetTypeID(NSNull()) == CFNullGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID([1]) == CFArrayGetTypeID() && CFGetTypeID(["a": 1]) == CFDictionaryGetTypeID())
        #expect(CFGetTypeID(Data()) == CFDataGetTypeID() && CFGetTypeID(Date()) == CFDateGetTypeID())
    }

    @Test func `A calendar finds the unit of a date, and dictionaries the value at a path`() {
        let calendar = NSCalendar(identifier: .gregorian)
        calendar?.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        var start: NSDate?
        var interval: TimeInterval = 0
        let date = Date(timeIntervalSince1970: 90_000)
        #expect(calendar?.range(of: .day, start: &start, interval: &interval, for: date) == true)
        #expect(start?.timeIntervalSince1970 == 86_400 && interval == 86_400)
        let order: NSDictionary = ["shop": ["name": "Rye", "loaves": [["kind": "bun"], ["kind": "bread"]]]]
        #expect(order.value(forKeyPath: "shop.name") as? String == "Rye")
        #expect(order.value(forKeyPath: "shop.loaves.kind") as? [String] == ["bun", "bread"])
        #expect(order.value(forKeyPath: "shop.none.kind") == nil)
        #expect(Set([FileManager.default]).count == 1)
        #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
    }
}
