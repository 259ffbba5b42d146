import FoundationShims
import Testing

@Suite("Collections that hold objects weakly")
struct WeakCollectionTests {
    private final class Thing {}

    @Test func `A weak table forgets objects that are gone, and another keeps them`() {
        let (weakly, strongly) = (NSHashTable<Thing>.weakObjects(), NSHashTable<Thing>())
        let kept = Thing()
        weakly.add(kept)
        do {
            let gone = Thing()
            weakly.add(gone)
            strongly.add(Thing())
            #expect(weakly.allObjects.count == 2 && weakly.contains(gone))
        }
        #expect(weakly.allObjects.count == 1 && weakly.anyObject === kept && strongly.allObjects.count == 1)
        weakly.remove(kept)
        #expect(weakly.allObjects.isEmpty && !weakly.contains(kept))
    }

    @Test func `A map table holds keys and objects as asked`() {
        let (weakObjects, weakKeys) = (
            NSMapTable<Thing, Thing>.strongToWeakObjects(), NSMapTable<Thing, Thing>.weakToStrongObjects()
        )
        let (key, object) = (Thing(), Thing())
        weakObjects.setObject(object, forKey: key)
        weakKeys.setObject(Thing(), forKey: key)
        #expect(weakObjects.object(forKey: key) === object && weakKeys.object(forKey: key) != nil)
        weakObjects.setObject(Thing(), forKey: key)
        #expect(weakObjects.object(forKey: key) == nil && weakObjects.allObjects.isEmpty)
        do { weakKeys.setObject(object, forKey: Thing()) }
        #expect(weakKeys.allObjects.count == 1)
        weakKeys.removeObject(forKey: key)
        #expect(weakKeys.object(forKey: key) == nil)
    }
}
